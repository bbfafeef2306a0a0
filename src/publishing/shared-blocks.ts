import { PAGE_ENDS } from "#blocks";
import { isObject, type JsonObject } from "#shared";
import { withoutKey } from "./operations/keys.ts";

/** The site's shared header and footer as stored blocks; one that isn't published is missing. */
export type SharedBlocks = { header?: JsonObject; footer?: JsonObject };

type End = keyof SharedBlocks;

/** @returns which of the site's shared blocks replaces this one, the header or the footer; undefined for any other block. */
export function sharedEnd(block: JsonObject): End | undefined {
  return (["header", "footer"] as const).find((end) => {
    const content = block[end];
    return isObject(content) && content.shared === true;
  });
}

/** Fields that hold the address of a link. */
const ADDRESSES = new Set(["href", "path"]);

/** Makes in-page anchors of the home page lead there from any other page: `#faq` -> `/#faq`. */
export function leadHome(value: JsonObject): JsonObject;
export function leadHome(value: unknown): unknown;
export function leadHome(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(leadHome);
  if (!isObject(value)) return value;
  const lead = (name: string, entry: unknown) =>
    ADDRESSES.has(name) && typeof entry === "string" && /^#./.test(entry) ? `/${entry}` : leadHome(entry);
  return Object.fromEntries(Object.entries(value).map(([name, entry]) => [name, lead(name, entry)]));
}

/** @returns a shared block; its default content when it isn't published, or only refers to itself. */
function endOf(sharedBlocks: SharedBlocks, end: End): JsonObject {
  const block = withoutKey(sharedBlocks[end] ?? {});
  return isObject(block[end]) && !sharedEnd(block) ? block : { [end]: structuredClone(PAGE_ENDS[end]) };
}

/**
 * Resolves the site's shared header and footer where a page's blocks ask for them with `{ shared: true }`: their content,
 * anchor and layout replace the block's own.
 * @param path of the page; on any but the home page, in-page anchors of the shared blocks lead to the home page.
 */
export function withShared(blocks: readonly JsonObject[], sharedBlocks: SharedBlocks, path: string): JsonObject[] {
  return blocks.map((block) => {
    const end = sharedEnd(block);
    if (!end) return block;
    const shared = endOf(sharedBlocks, end);
    return { ...block, ...(path === "/" ? shared : leadHome(shared)) };
  });
}
