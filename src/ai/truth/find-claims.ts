import type { z } from "zod";
import { finish } from "#shared";
import { assertionsIn, withoutOverlaps } from "./assertions.ts";
import type { Assertion, Claim, GroundingTexts } from "./claim.ts";
import { copyIn, type Copy } from "./copy-in.ts";
import { denialsIn } from "./denials.ts";
import { fold } from "./fold.ts";
import { knowledgeInSteps, type Knowledge } from "./knowledge.ts";
import { maskCopy } from "./mask.ts";
import { lowerCaseWords } from "./tokens.ts";

/** The most claims in one value: more wouldn't help. */
const MAX_IN_VALUE = 50;

/** Reading what is known takes longest, and a page's blocks share it. */
const knowledgeOf = new WeakMap<GroundingTexts, Knowledge>();

/** How long reading what is known lasts at a time: between two slices, keys and clicks are answered. */
const SLICE_MS = 20;

function remember(known: GroundingTexts): Knowledge {
  const knowledge = knowledgeOf.get(known) ?? finish(knowledgeInSteps(known));
  knowledgeOf.set(known, knowledge);
  return knowledge;
}

/** Reads what is known in slices, so that no check of a long page blocks the thread. */
export async function readKnown(known: GroundingTexts): Promise<void> {
  const steps = knowledgeInSteps(known);
  let until = performance.now() + SLICE_MS;
  for (let step = steps.next(); !knowledgeOf.has(known); step = steps.next()) {
    if (step.done) knowledgeOf.set(known, step.value);
    else if (performance.now() >= until) {
      await new Promise((resolve) => setTimeout(resolve));
      until = performance.now() + SLICE_MS;
    }
  }
}

function claimsIn({ path, text, says }: Copy, lowerCase: ReadonlySet<string>, knowledge: Knowledge): Claim[] {
  if (knowledge.texts.has(text)) return [];
  const folded = fold(text);
  const copy = maskCopy(folded.text);
  const manner = { isNaming: says === "name", isQuote: says === "quotation" };
  const assertions = withoutOverlaps(assertionsIn(folded.text, copy, { ...manner, lowerCase }), copy.length);
  const { deniesInCopy } = denialsIn(copy);
  const isKnown = (assertion: Assertion) => {
    const has = deniesInCopy(assertion) ? knowledge.mentions : knowledge.affirms;
    return assertion.needs.every((keys) => keys.some(has));
  };
  return assertions
    .filter((assertion) => !isKnown(assertion))
    .slice(0, MAX_IN_VALUE)
    .map(({ start, end, kind }) => ({ path, text: text.slice(folded.at(start), folded.at(end)), kind }));
}

/**
 * Finds what generated content asserts though nobody has: figures with their unit, dates, quotations, standards and
 * badges, ranks, promises, and names. By rule, in English and Spanish, the most frequent wordings also in German,
 * French, Hebrew, Arabic, Hindi and Chinese; it may also mark what is true.
 * @param content a block in its stored form, or any content.
 * @param known what people wrote; a figure is known only with the same unit, a month's price not from a year's. Cached by
 * identity: never mutate it.
 * @returns each claim with the path of its value (at most 50 in one value), in order; never throws.
 */
export function findClaims(content: unknown, known: GroundingTexts): Claim[] {
  return claimsOf(copyIn(content), remember(known));
}

/** The same of one text. @param hints what the schema says of its field. */
export function findTextClaims(text: string, { says }: z.GlobalMeta, known: GroundingTexts): Claim[] {
  return claimsOf([{ path: [], text, says }], remember(known));
}

function claimsOf(copies: readonly Copy[], knowledge: Knowledge): Claim[] {
  const lowerCase = new Set([...knowledge.lowerCase, ...copies.flatMap(({ text }) => lowerCaseWords(text))]);
  return copies.flatMap((copy) => claimsIn(copy, lowerCase, knowledge));
}
