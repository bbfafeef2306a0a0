/** Letters and digits, with apostrophes among them; the first of each is captured with its marks. */
const WORD = /([\p{L}\p{N}]\p{M}*)[\p{L}\p{M}\p{N}'’]*/gu;

/**
 * @returns the first letters of a name's first and last word, in capitals: "Ana María Gil" -> "AG"; empty for a name without
 * letters and digits.
 */
export function initialsOf(name: string): string {
  const letters = Array.from(name.matchAll(WORD), ([, letter = ""]) => letter);
  const ends = letters.length > 1 ? [letters[0], letters.at(-1)] : letters;
  return ends.join("").toUpperCase();
}
