import type { BlockChoice } from "./choices.ts";

type Named = Pick<BlockChoice, "type" | "label" | "keywords"> & { styles: readonly { label: string }[] };

/** A keyword with fewer letters doesn't match longer words. */
const MIN_STEM = 3;
/** The most letters of an ending, as in "prices" for "price". */
const MAX_ENDING = 2;

/** @returns a text's letters and digits. */
export function bare(text: string): string {
  return text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, "");
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** Whether a search word begins a term, or is the term with an ending. */
function fits(word: string, term: string): boolean {
  const hasEnding = term.length >= MIN_STEM && word.startsWith(term) && word.length - term.length <= MAX_ENDING;
  return term.startsWith(word) || hasEnding;
}

function matches(search: string, texts: readonly string[]): boolean {
  const terms = texts.flatMap(wordsOf);
  return wordsOf(search).every((word) => terms.some((term) => fits(word, term)));
}

/** @returns how well a type's own names match, 0 being the best; undefined when none does. */
function rankOf({ type, label, keywords }: Named, search: string): number | undefined {
  const wanted = bare(search);
  const names = [bare(label), bare(type)];
  if (names.some((name) => name.startsWith(wanted))) return 0;
  if (names.some((name) => name.includes(wanted))) return 1;
  return matches(search, [label, ...keywords]) ? 2 : undefined;
}

/**
 * @returns the block types that a search finds, the best first: those whose label or type begins with it, contains it, or
 * whose keywords it names; last those with a style of that name, with only these styles.
 */
export function findBlocks<Choice extends Named>(choices: readonly Choice[], search: string): Choice[] {
  if (bare(search) === "") return [...choices];
  const ranked = choices.flatMap((choice) => {
    const rank = rankOf(choice, search);
    if (rank !== undefined) return [{ rank, choice }];
    const styles = choice.styles.filter(({ label }) => label !== "" && matches(search, [label]));
    return styles.length > 0 ? [{ rank: 3, choice: { ...choice, styles } }] : [];
  });
  return ranked.toSorted((a, b) => a.rank - b.rank).map(({ choice }) => choice);
}
