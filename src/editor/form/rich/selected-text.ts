/** A text and its selection; `start` and `end` are the same for a caret. */
export type SelectedText = { text: string; start: number; end: number };

/** Changes a text as one step, and returns the new selection. */
export type TextCommand = (given: SelectedText) => SelectedText;

/** A replacement of part of a text. */
type Replacement = { from: number; to: number; by: string };

/** Applies replacements that don't overlap, in the order of the text. */
export function replaceAll(text: string, replacements: readonly Replacement[]): string {
  const parts = replacements.map(({ from, by }, index) => text.slice(replacements[index - 1]?.to ?? 0, from) + by);
  return parts.join("") + text.slice(replacements.at(-1)?.to ?? 0);
}

/** @returns the smallest part in which two texts differ, as a replacement of the first. */
export function difference(before: string, after: string): Replacement {
  const shortest = Math.min(before.length, after.length);
  let from = 0;
  while (from < shortest && before[from] === after[from]) from += 1;
  let same = 0;
  while (same < shortest - from && before.at(-1 - same) === after.at(-1 - same)) same += 1;
  return { from, to: before.length - same, by: after.slice(from, after.length - same) };
}
