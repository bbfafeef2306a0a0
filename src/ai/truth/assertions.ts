import { brandsIn } from "./brands.ts";
import type { Assertion } from "./claim.ts";
import { datesIn } from "./dates.ts";
import { multiplesIn } from "./multiples.ts";
import { namesIn, type Setting } from "./names.ts";
import { numbersIn } from "./numbers.ts";
import { pledgesIn } from "./pledges.ts";
import { quotationsIn, wholeQuotation } from "./quotations.ts";
import { ranksIn } from "./ranks.ts";
import { standardsIn } from "./standards.ts";
import { tokensIn } from "./tokens.ts";

/** How a text is read: as copy, or as a quotation. */
type Manner = Setting & { isQuote: boolean };

/**
 * Finds what a text asserts.
 * @param text after `fold`. @param copy the same after `maskCopy`.
 * @returns the assertions of each kind; where two overlap, the first is the more specific. Takes time proportional to the length.
 */
export function assertionsIn(text: string, copy: string, { isQuote, ...setting }: Manner): Assertion[] {
  const tokens = tokensIn(copy);
  return [
    ...(isQuote ? wholeQuotation(copy) : quotationsIn(copy, text)),
    ...standardsIn(copy),
    ...pledgesIn(copy),
    ...multiplesIn(copy),
    ...datesIn(tokens),
    ...ranksIn(copy),
    ...numbersIn(tokens),
    ...namesIn(tokens, copy.slice(tokens.at(-1)?.end ?? 0), setting),
    ...brandsIn(tokens),
  ];
}

/**
 * The same without those that are known by their words: these are found in a text whatever it asserts.
 * @param copy after `maskCopy`.
 */
export function keyedIn(copy: string): Assertion[] {
  const tokens = tokensIn(copy);
  return [...standardsIn(copy), ...pledgesIn(copy), ...multiplesIn(copy), ...datesIn(tokens), ...numbersIn(tokens)];
}

/** @returns assertions in order, without those that overlap an earlier one in the list, and without mere knowledge. */
export function withoutOverlaps(assertions: readonly Assertion[], length: number): Assertion[] {
  const taken = new Uint8Array(length);
  const kept = assertions.filter(({ start, end, isClaim }) => {
    if (!isClaim || end <= start || taken[start] || taken[end - 1]) return false;
    taken.fill(1, start, end);
    return true;
  });
  return kept.toSorted((a, b) => a.start - b.start);
}
