/** A text and what of it is selected; `start` and `end` are the same where only the caret stands. */
export type SelectedText = { text: string; start: number; end: number };

/** Changes a text as one step, and says what is selected then. */
export type TextCommand = (given: SelectedText) => SelectedText;

/** What a change puts in place of a part of a text. */
export type Replacement = { from: number; to: number; by: string };

/** Carries out replacements that don't touch each other, in the order of the text. */
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
