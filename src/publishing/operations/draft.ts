import type { JsonObject } from "#shared";
import type { MetaTag } from "../page.ts";
import type { Path } from "./operation.ts";
import { NO_TOMBSTONES, type Tombstones } from "./tombstones.ts";

/**
 * A mark on a value of a draft, never part of its content. Without a kind it says what nobody has confirmed of the value;
 * "confirmed": someone did, as long as the value is `markedText` of what they saw. A mark on a meta tag has no key and the
 * path `["metaTags", name]`.
 */
export type Annotation = { key: string; path: Path; text: string; kind?: "confirmed" };

/** @returns whether a mark is about a fact that nobody has confirmed. */
export function isFact({ kind }: Annotation): boolean {
  return kind === undefined;
}

/** @returns the address of the value that a mark is on, as one text. */
export function markAddress({ key, path }: { key: unknown; path: Path }): string {
  return JSON.stringify([key, ...path]);
}

const META_TAGS = "metaTags";

/** @returns where a mark on a meta tag is. */
export function metaMark(name: string): Pick<Annotation, "key" | "path"> {
  return { key: "", path: [META_TAGS, name] };
}

/** @returns the name of the meta tag that a mark is on; undefined for one on a block. */
export function metaNameOf({ key, path }: Pick<Annotation, "key" | "path">): string | undefined {
  const [first, name, ...more] = path;
  return key === "" && first === META_TAGS && more.length === 0 ? name : undefined;
}

/** The longest text of a mark. */
export const MAX_MARK = 2000;

/**
 * @returns the text that identifies the value which a mark confirms: a text, or the words of a list. Half a character at
 * its end is replaced as it is in storage.
 */
export function markedText(value: unknown): string {
  const text = Array.isArray(value) ? value.join("\n") : value;
  return typeof text === "string" ? text.slice(0, MAX_MARK).toWellFormed() : "";
}

/** What editors work on: a page's content, with a key on every block and on every object inside a block's lists. */
type Draft = {
  /** Ordered by name. */
  metaTags: readonly MetaTag[];
  blocks: readonly JsonObject[];
  /** Ordered by address. */
  annotations: readonly Annotation[];
};

/** A draft with the tombstones of what it once held. */
export type DraftState = { draft: Draft; removed: Tombstones };

/** @returns the value of a draft's meta tag; null for none. */
export function tagIn({ draft }: Pick<DraftState, "draft">, name: string): string | null {
  return draft.metaTags.find((tag) => tag.name === name)?.value ?? null;
}

/** @returns the mark on exactly this value of a draft. */
export function markAt(
  { draft }: Pick<DraftState, "draft">,
  { key, path }: Pick<Annotation, "key" | "path">,
): Annotation | undefined {
  const isHere = (other: Path) => other.length === path.length && other.every((name, index) => name === path[index]);
  return draft.annotations.find((one) => one.key === key && isHere(one.path));
}

/** @returns the draft of a page without any content. */
export function emptyState(): DraftState {
  return { draft: { metaTags: [], blocks: [], annotations: [] }, removed: NO_TOMBSTONES };
}

/** @returns the key of a block or of an item of a list; "" for what has none. */
export function keyOf(value: JsonObject): string {
  return typeof value.key === "string" ? value.key : "";
}

/** @returns the living block with this key. */
export function findByKey<Value extends JsonObject>(list: readonly Value[], key: string): Value | undefined {
  return list.find((one) => one.key === key);
}
