import { saying, type Assertion, type ClaimKind } from "./claim.ts";

const EDGE = String.raw`[\p{L}\p{N}]`;

/** Makes an expression for whole phrases, in any case; each alternative has to be of bounded length. */
export function phrases(alternatives: readonly string[]): RegExp {
  return new RegExp(`(?<!${EDGE})(?:${alternatives.join("|")})(?!${EDGE})`, "giu");
}

/** @returns each occurrence of one of the phrases in a text; known when people wrote the same words. */
export function phrasesIn(text: string, pattern: RegExp, kind: ClaimKind): Assertion[] {
  return Array.from(text.matchAll(pattern), ({ 0: words, index }) => ({
    kind,
    start: index,
    end: index + words.length,
    needs: [[saying(words)]],
    isClaim: true,
  }));
}
