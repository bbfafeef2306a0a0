import type { RootContent } from "mdast";

/** Whole lines: what of a line is before and after a block is part of it, so that it can be written again. */
function linesAround(source: string, start: number, end: number): { from: number; to: number } {
  const before = /[ \t]*$/.exec(source.slice(source.lastIndexOf("\n", start - 1) + 1, start))?.[0] ?? "";
  const after = /^[ \t]*/.exec(source.slice(end))?.[0] ?? "";
  return { from: start - before.length, to: end + after.length };
}

/** The lines of each block, and what is before each and after the last. `strange`: a block that has no lines of its own. */
export type Cut = { sources: string[]; gaps: string[]; strange?: RootContent };

/** Cuts a source into the lines of its top-level blocks and what is between them, which has to be blank. */
export function cutSource(source: string, blocks: readonly RootContent[]): Cut {
  const sources: string[] = [];
  const gaps: string[] = [];
  let end = 0;
  for (const block of blocks) {
    const { start, end: stop } = block.position ?? {};
    const { from, to } = linesAround(source, start?.offset ?? end, stop?.offset ?? end);
    const gap = source.slice(end, from);
    if (from < end || gap.trim() !== "" || (end > 0 && !gap.includes("\n"))) return { sources, gaps, strange: block };
    gaps.push(gap);
    sources.push(source.slice(from, to));
    end = to;
  }
  gaps.push(source.slice(end));
  return { sources, gaps };
}
