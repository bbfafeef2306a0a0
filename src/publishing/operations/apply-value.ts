import { isObject, type JsonObject } from "#shared";
import { canonicalAt, changeAt, isSame, typeOf } from "./canonical.ts";
import { findByKey, markAddress, markAt, metaNameOf, tagIn, type Annotation, type DraftState } from "./draft.ts";
import { MAX_META, TOO_LONG_META } from "./limits.ts";
import { isObjectList, itemsIn } from "./keys.ts";
import type { Operation, Path } from "./operation.ts";
import { applied, conflict, fault, unknownKey, type Outcome } from "./outcome.ts";
import { replaceBlock, tooLong } from "./replace-block.ts";
import { findRemoved } from "./tombstones.ts";
import { resolvePath, type ResolvedPath } from "./resolve-path.ts";

type Of<Type extends Operation["type"]> = Extract<Operation, { type: Type }>;

type Found = { block: JsonObject; resolved: Extract<ResolvedPath, { kind: "value" }> };

/** Resolves an operation's key and path, or says why they lead nowhere. */
function find(state: DraftState, key: string, path: Path): Found | Outcome {
  const block = findByKey(state.draft.blocks, key);
  const gone = block ? undefined : findRemoved(state, key);
  if (gone) return conflict("removed", gone.content);
  if (!block) return unknownKey(key, ["key"]);
  const resolved = resolvePath(block, path, state);
  if (resolved.kind === "fault") return fault(resolved.message, resolved.path, resolved.isOvertaken);
  if (resolved.kind === "removed") return conflict("removed", findRemoved(state, resolved.key, key)?.content);
  return { block, resolved };
}

/** Sets a value inside a block; null removes an optional one. */
export function set(state: DraftState, { key, path, value }: Of<"set">): Outcome {
  const found = find(state, key, path);
  if (!("block" in found)) return found;
  const { block, resolved } = found;
  if (isSame(resolved.value, value)) return applied(state, false);
  const isWhole = path.length === 1 && path[0] === typeOf(block);
  if (isWhole && value === null) return fault("Content can’t be removed: remove the block", path);
  const itemKey = itemKeyAt(block, path, state);
  if (itemKey !== undefined && !isObject(value)) return fault("An item is an object; use remove to delete it", path);
  if (path.at(-1) === "key" && isObject(parentOf(block, path, state)) && path.length > 2) {
    return fault("A key can’t be set", path);
  }
  const next = itemKey !== undefined && isObject(value) ? { ...value, key: itemKey } : value;
  const canonical = canonicalAt(block, path, next) ?? undefined;
  const items = { gone: itemsIn(resolved.value, path), come: itemsIn(canonical, path) };
  const changed = changeAt(block, path, () => canonical);
  return tooLong(canonical, path, resolved.value) ?? replaceBlock(state, { before: block, changed, path, items });
}

function parentOf(block: JsonObject, path: Path, state: DraftState): unknown {
  const parent = resolvePath(block, path.slice(0, -1), state);
  return parent.kind === "value" ? parent.value : undefined;
}

/** @returns the key of the item that a path leads to; undefined when it leads to a field. */
function itemKeyAt(block: JsonObject, path: Path, state: DraftState): string | undefined {
  if (path.length < 3) return undefined;
  const parent = parentOf(block, path, state);
  return Array.isArray(parent) && isObjectList(parent) ? path.at(-1) : undefined;
}

const META_NAME = /^[\w:.-]{1,100}$/;

/** Sets a meta tag of the page; null or an empty value removes it. */
export function setMeta(state: DraftState, { name, value }: Of<"setMeta">): Outcome {
  if (!META_NAME.test(name)) return fault("A meta tag has a name of letters, digits, : . _ and -", ["name"]);
  const current = tagIn(state, name);
  const next = value === "" ? null : value;
  if (next !== null && next.length > MAX_META) return fault(TOO_LONG_META, ["value"]);
  if (current === next) return applied(state, false);
  const others = state.draft.metaTags.filter((tag) => tag.name !== name);
  const all = next === null ? others : [...others, { name, value: next }];
  const metaTags = all.toSorted((a, b) => (a.name < b.name ? -1 : 1));
  return applied({ ...state, draft: { ...state.draft, metaTags } });
}

function isMetaTag(mark: Pick<Annotation, "key" | "path">): boolean {
  return META_NAME.test(metaNameOf(mark) ?? "");
}

/** Annotates a value of a block, or a meta tag; null removes the annotation. */
export function annotate(state: DraftState, { key, path, text, kind }: Of<"annotate">): Outcome {
  const found = isMetaTag({ key, path }) ? undefined : find(state, key, path);
  if (found && !("block" in found)) return found;
  const current = markAt(state, { key, path });
  if ((current?.text ?? null) === text && (text === null || current?.kind === kind)) return applied(state, false);
  const marks = state.draft.annotations;
  const others = current ? marks.toSpliced(marks.indexOf(current), 1) : marks;
  const annotations = text === null ? others : withMark(others, { key, path, text, ...(kind && { kind }) });
  return applied({ ...state, draft: { ...state.draft, annotations } });
}

/** Adds a mark in the order of addresses, without looking at all others: a draft may have many. */
function withMark(marks: readonly Annotation[], mark: Annotation): Annotation[] {
  const address = markAddress(mark);
  let [start, end] = [0, marks.length];
  while (start < end) {
    const middle = Math.floor((start + end) / 2);
    const other = marks[middle];
    if (other && markAddress(other) < address) start = middle + 1;
    else end = middle;
  }
  return marks.toSpliced(start, 0, mark);
}
