import type { OutlineEntry } from "#publishing";
import type { PageHeading } from "../canvas/page-headings.ts";

/** A heading inside a block; `index`: which of the block's headings it is. */
export type InnerHeading = PageHeading & { index: number };

/** A block's row is cut after this many characters, perhaps in the middle of its heading. */
const COMPARED = 60;

/** @returns the headings of a block except the one that its row shows. */
export function innerHeadings(
  { words }: Pick<OutlineEntry, "words">,
  headings: readonly PageHeading[],
): InnerHeading[] {
  const begin = words.slice(0, COMPARED);
  const told = headings.findIndex(({ text }) => begin !== "" && text.slice(0, COMPARED) === begin);
  return headings.map((heading, index) => ({ ...heading, index })).filter(({ index }) => index !== told);
}
