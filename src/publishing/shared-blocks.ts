import { isObject, type JsonObject } from "#shared";
import { withoutKey } from "./operations/keys.ts";
import { sampleBlock } from "./templates/sample-blocks.ts";

/** The site's shared header and footer as stored blocks; one that isn't published is missing. */
export type SharedBlocks = { header?: JsonObject; footer?: JsonObject };

type End = keyof SharedBlocks;

/** @returns which of the site's shared ends a block stands for; undefined for any other block. */
export function sharedEnd(block: JsonObject): End | undefined {
  return (["header", "footer"] as const).find((end) => {
    const content = block[end];
    return isObject(content) && content.shared === true;
  });
}

/** Fields that hold the address of a link. */
const ADDRESSES = new Set(["href", "path"]);

/** In-page anchors of the home page must lead there from any other page: `#faq` -> `/#faq`. */
export function leadHome(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(leadHome);
  if (!isObject(value)) return value;
  const lead = (name: string, entry: unknown) =>
    ADDRESSES.has(name) && typeof entry === "string" && /^#./.test(entry) ? `/${entry}` : leadHome(entry);
  return Object.fromEntries(Object.entries(value).map(([name, entry]) => [name, lead(name, entry)]));
}

/** The default content stands in for an end that the site has not published, or that says nothing but "shared" itself. */
function endOf(sharedBlocks: SharedBlocks, end: End): JsonObject {
  const block = withoutKey(sharedBlocks[end] ?? {});
  return isObject(block[end]) && !sharedEnd(block) ? block : sampleBlock(end);
}

/**
 * Draws the site's shared header and footer where a page's blocks ask for them with `{ shared: true }`: their content,
 * anchor and layout take the place of the block's own.
 * @param path of the page; on any but the home page in-page anchors of the shared ends lead home.
 */
export function withShared(blocks: readonly JsonObject[], sharedBlocks: SharedBlocks, path: string): JsonObject[] {
  return blocks.map((block) => {
    const end = sharedEnd(block);
    if (!end) return block;
    const shared = endOf(sharedBlocks, end);
    return { ...block, ...(path === "/" ? shared : (leadHome(shared) as JsonObject)) };
  });
}
