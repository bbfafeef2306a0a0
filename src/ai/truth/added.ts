import type { z } from "zod";
import { assertionsIn } from "./assertions.ts";
import type { Claim, ClaimKind, GroundingTexts } from "./claim.ts";
import { copyIn, type Copy } from "./copy-in.ts";
import { findClaims, findTextClaims } from "./find-claims.ts";
import { fold } from "./fold.ts";
import { maskCopy } from "./mask.ts";
import { valueOf } from "./number-words.ts";

/** What an original says, as far as it is the same in every language. */
type Said = { figures: ReadonlySet<number>; kinds: ReadonlySet<ClaimKind> };

const FIGURE = /\d+(?:[.,:]\d+)*/g;

const figuresIn = (text: string) => Array.from(text.matchAll(FIGURE), ([figure]) => valueOf(figure));

function saidIn({ text: original, says }: Copy): Said {
  const { text } = fold(original);
  const manner = { isQuote: says === "quotation", isNaming: false, lowerCase: new Set<string>() };
  const assertions = assertionsIn(text, maskCopy(text), manner);
  // The keys have figures for words, and the hours of clocks: "two hours", "5 pm".
  const keys = assertions.flatMap(({ needs, gives = [] }) => [...needs.flat(), ...gives]);
  return {
    figures: new Set([text, ...keys].flatMap((part) => part.split(/[:/|]/)).flatMap(figuresIn)),
    kinds: new Set(assertions.map(({ kind }) => kind)),
  };
}

/** Names aren't compared: other languages write nouns with capitals. */
function isAdded({ kind, text }: Claim, said: Said | undefined): boolean {
  if (!said) return true;
  if (kind === "name") return false;
  const figures = kind === "quotation" ? [] : figuresIn(fold(text).text.replaceAll(":", " "));
  return figures.length > 0 ? !figures.every((figure) => said.figures.has(figure)) : !said.kinds.has(kind);
}

/**
 * Finds what a translation asserts though neither its original does nor anything known: figures that aren't there, and
 * other claims where the text makes none of their kind. What is counted, dates and promises have other words in another
 * language.
 * @param original the content before, with the same paths.
 */
export function findAddedClaims(content: unknown, original: unknown, known: GroundingTexts): Claim[] {
  const before = new Map(copyIn(original).map((copy) => [JSON.stringify(copy.path), saidIn(copy)]));
  return findClaims(content, known).filter((claim) => isAdded(claim, before.get(JSON.stringify(claim.path))));
}

/** The same of one text. @param hints what the schema says of its field. */
export function findAddedTextClaims(text: string, original: string, hints: z.GlobalMeta, known: GroundingTexts) {
  const said = saidIn({ path: [], text: original, says: hints.says });
  return findTextClaims(text, hints, known).filter((claim) => isAdded(claim, said));
}
