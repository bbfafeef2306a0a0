import { findRemoved, keyOf, livingPredecessor, sharedEnd, typeOf, type DraftState } from "#publishing";
import type { JsonObject } from "#shared";
import type { MissingEnds } from "./outline-steps.ts";
import type { Run } from "./run-state.ts";

type Blocks = readonly JsonObject[];

const isEnd = (block: JsonObject) => typeOf(block) === "header" || typeOf(block) === "footer";

const isOf = (block: JsonObject, end: "header" | "footer") => typeOf(block) === end || sharedEnd(block) === end;

/** @returns whether a page has no header and no footer, its own or the site's. */
export function missingEnds(blocks: Blocks): MissingEnds {
  const has = (end: "header" | "footer") => blocks.some((block) => isOf(block, end));
  return { header: !has("header"), footer: !has("footer") };
}

/** @returns the header at the beginning of a page; null where there is none. */
function headerKey([first]: Blocks): string | null {
  return first && isOf(first, "header") ? keyOf(first) : null;
}

function lastBeforeFooter(blocks: Blocks): string | null {
  const isFooterLast = typeOf(blocks.at(-1) ?? {}) === "footer";
  const last = blocks.at(isFooterLast ? -2 : -1);
  return last && blocks.length > (isFooterLast ? 1 : 0) ? keyOf(last) : null;
}

/**
 * Finds where the blocks of a run go. A page that is replaced keeps its header and footer.
 * @param where as requested; a block that has since been removed means the end.
 */
export function insertPosition(blocks: Blocks, where: string): Pick<Run, "after" | "replaces"> {
  if (where === "replace") {
    const header = blocks.find((block) => typeOf(block) === "header");
    return { after: header ? keyOf(header) : null, replaces: blocks.filter((one) => !isEnd(one)) };
  }
  const isThere = blocks.some((block) => block.key === where);
  return { after: isThere ? where : lastBeforeFooter(blocks), replaces: [] };
}

/**
 * Finds the block of the draft that one of a run follows, as the draft is now: the canvas shows it where it will be
 * inserted. @returns null for the beginning of the page.
 */
export function predecessorFor({ blocks, after }: Run, key: string, state: DraftState): string | null {
  const index = blocks.findIndex((one) => one.key === key);
  // The site's header begins the page and its footer ends it, whatever the others follow.
  const isHeader = (one: { type: string; isShared?: true } | undefined) => one?.isShared && one.type === "header";
  if (isHeader(blocks[index])) return null;
  const last = state.draft.blocks.at(-1);
  if (blocks[index]?.isShared && last) return keyOf(last);
  const isThere = (own: string) => state.draft.blocks.some((block) => block.key === own);
  const before = blocks
    .slice(0, index)
    .findLast((one) => one.state === "accepted" && isThere(one.key) && (after === null || !isHeader(one)));
  const found = livingPredecessor(state.draft.blocks, before?.key ?? after, (gone) => findRemoved(state, gone));
  return found ?? headerKey(state.draft.blocks);
}
