import { saying, type Assertion, type ClaimKind } from "./claim.ts";

const EDGE = String.raw`[\p{L}\p{N}]`;

/** Makes an expression for whole phrases, in any case; each alternative has to be of bounded length. */
export function phrases(alternatives: readonly string[]): RegExp {
  return new RegExp(`(?<!${EDGE})(?:${alternatives.join("|")})(?!${EDGE})`, "giu");
}

/** @returns each place where a text has one of the phrases; known when the same words stand in what people wrote. */
export function phrasesIn(text: string, pattern: RegExp, kind: ClaimKind): Assertion[] {
  return Array.from(text.matchAll(pattern), ({ 0: words, index }) => ({
    kind,
    start: index,
    end: index + words.length,
    needs: [[saying(words)]],
    isClaim: true,
  }));
}
