import type { Prepared } from "./render-block.tsx";

/** A block with its index on the page, from which its ids are made. */
export type Placed = { block: Prepared; index: number };

/** A page's blocks by where they are rendered. */
export type PageParts = { top: Placed[]; before: Placed[]; main: Placed[]; after: Placed[]; bottom: Placed[] };

function landmark(placed: Placed | undefined) {
  return placed && "opened" in placed.block ? placed.block.opened.opened?.landmark : undefined;
}

/**
 * Blocks for an edge of the window are taken out of the flow. Of the others, header blocks at the beginning and
 * footer blocks at the end are outside `<main>`.
 */
export function partsOf(blocks: readonly Placed[]): PageParts {
  const {
    top = [],
    bottom = [],
    rest = [],
  } = Object.groupBy(blocks, (one) => {
    const edge = landmark(one);
    return edge === "top" || edge === "bottom" ? edge : "rest";
  });
  let first = 0;
  while (first < rest.length && landmark(rest[first]) === "header") first += 1;
  let last = rest.length;
  while (last > first && landmark(rest[last - 1]) === "footer") last -= 1;
  return { top, before: rest.slice(0, first), main: rest.slice(first, last), after: rest.slice(last), bottom };
}
