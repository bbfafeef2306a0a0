import type { Suggestion } from "./Suggestions.tsx";

/** How many suggestions a list shows: it has no scroll bar, as a dialog around it couldn't scroll. */
const MAX_SHOWN = 8;

/** @returns a text as it is compared: without case, accents and space around it. */
function folded(text: string): string {
  return text.normalize("NFKD").replaceAll(/\p{M}/gu, "").toLowerCase().trim();
}

/** @returns whether two texts differ in case, accents and space around them at most. */
export function isAlike(a: string, b: string): boolean {
  return folded(a) === folded(b);
}

/**
 * @returns at most 8 options that contain a text, those that begin with it first; the first ones for an empty text, and for
 * one that is an option itself, which means a choice already made.
 */
export function matching(options: readonly string[], text: string): Suggestion[] {
  return matchingSuggestions(
    [...new Set(options)].map((value) => ({ value })),
    text,
  );
}

/** The same for suggestions, which are found by what they show. */
export function matchingSuggestions(all: readonly Suggestion[], text: string): Suggestion[] {
  return findSuggestions(all, all.some(({ value }) => value === text) ? "" : text);
}

/** The same for a text that is searched for: one that is an option itself finds that one. */
export function findSuggestions(all: readonly Suggestion[], text: string): Suggestion[] {
  const wanted = folded(text);
  const textsOf = ({ value, title = value, detail = "" }: Suggestion) => [title, detail].map(folded);
  const found = all.filter((one) => textsOf(one).some((part) => part.includes(wanted)));
  const first = found.filter((one) => textsOf(one).some((part) => part.startsWith(wanted)));
  return [...new Set([...first, ...found])].slice(0, MAX_SHOWN);
}
