import { saying, type Assertion } from "./claim.ts";
import type { Token } from "./tokens.ts";

/** What hyphens and apostrophes join. */
const PART = /[\p{L}\p{M}\p{N}]+/gu;
/** A capital after a lower-case letter: TutorFlow, eBay. */
const CAMEL_CASE = /\p{Ll}\p{Lu}/u;
const MIN_LENGTH = 4;
/** Words in camel case that aren't names, and household names. */
const WORDS: ReadonlySet<string> = new Set(
  "javascript typescript saas paas iaas voip devops devsecops epub ebook ebooks ecommerce elearning esignature esignatures einvoicing iphone iphones ipad ipads macos youtube linkedin github".split(
    " ",
  ),
);

function isBrand(word: string): boolean {
  return word.length >= MIN_LENGTH && CAMEL_CASE.test(word) && !WORDS.has(word.toLowerCase());
}

function brandsOf({ type, text, start }: Token): Assertion[] {
  if (type !== "word" || !CAMEL_CASE.test(text)) return [];
  const parts = Array.from(text.matchAll(PART)).filter(([part]) => isBrand(part));
  return parts.map(({ 0: part, index }) => {
    const from = start + index;
    return { kind: "name", start: from, end: from + part.length, needs: [[saying(part)]], isClaim: true };
  });
}

/** @returns one-word names that their inner capitals give away, anywhere in the text. */
export function brandsIn(tokens: readonly Token[]): Assertion[] {
  return tokens.flatMap(brandsOf);
}
