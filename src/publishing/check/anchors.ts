import { findBlock } from "#blocks";
import type { JsonObject } from "#shared";
import type { Problem } from "../contract/review.ts";
import { typeOf } from "../operations/canonical.ts";
import { withShared, type SharedBlocks } from "../shared-blocks.ts";
import { problemAt } from "./problem.ts";

/** Ids that the page itself uses: its main part, ids made from a block's position, and headings inside texts. */
const OWN_IDS = /^(?:main|b\d+(?:-.*)?)$/;
const HEADING_IDS = /^text-/;

function anchorOf(block: JsonObject): string {
  return typeof block.id === "string" ? block.id : "";
}

function anchorsIn(block: JsonObject): string[] {
  const type = typeOf(block);
  return findBlock(type)?.anchorsIn(block[type]) ?? [];
}

/** @returns the anchors of a page: those of its blocks and inside them, including the shared header and footer. */
export function anchorsOf(blocks: readonly JsonObject[], sharedBlocks: SharedBlocks = {}): string[] {
  return withShared(blocks, sharedBlocks, "/").flatMap((block) =>
    [anchorOf(block), ...anchorsIn(block)].filter(Boolean),
  );
}

/** Refuses anchors that lead elsewhere or nowhere: browsers go to the first with the same name, case-sensitively. */
export function anchorErrors(blocks: readonly JsonObject[], sharedBlocks: SharedBlocks = {}): Problem[] {
  const seen = new Set<string>();
  const resolved = withShared(blocks, sharedBlocks, "/");
  return resolved.flatMap((block): Problem[] => {
    const anchor = anchorOf(block);
    if (!anchor) return [];
    if (HEADING_IDS.test(anchor)) {
      const say = (where: string) =>
        `${where}: an anchor can’t begin with “text-”. Headings inside texts use those. Choose one other than “${anchor}”.`;
      return [problemAt(block, ["id"], "RESERVED_ANCHOR", say)];
    }
    const isTaken = seen.has(anchor) || OWN_IDS.test(anchor);
    seen.add(anchor);
    if (!isTaken) return [];
    const say = (where: string) =>
      OWN_IDS.test(anchor)
        ? `${where}: the page itself uses the anchor “${anchor}”. Choose another one.`
        : `${where}: another block already has the anchor “${anchor}”, so links would go there. Choose another one.`;
    return [problemAt(block, ["id"], "DUPLICATE_ANCHOR", say)];
  });
}
