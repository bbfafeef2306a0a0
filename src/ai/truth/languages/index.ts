import type { Assertion } from "../claim.ts";
import { phrases, phrasesIn } from "../phrases.ts";
import { arabic } from "./arabic.ts";
import { chinese } from "./chinese.ts";
import { french } from "./french.ts";
import { german } from "./german.ts";
import { hebrew } from "./hebrew.ts";
import { hindi } from "./hindi.ts";
import type { WordedKind, Wordings } from "./wordings.ts";

function compiled({ prefix = "", hasNoEdges = false, ...wordings }: Wordings) {
  const compile = (alternatives: readonly string[]) =>
    hasNoEdges ? new RegExp(alternatives.join("|"), "giu") : phrases([`${prefix}(?:${alternatives.join("|")})`]);
  const pledges = Object.entries(wordings.pledges).map(
    ([subject, alternatives]) => [subject, compile(alternatives)] as const,
  );
  const { rank, number, standard } = wordings;
  return { isIn: wordings.script, rank: compile(rank), number: compile(number), standard: compile(standard), pledges };
}

const LANGUAGES = [german, french, hebrew, arabic, hindi, chinese].map(compiled);

const languagesIn = (text: string) => LANGUAGES.filter(({ isIn }) => isIn?.test(text) ?? true);

/** @returns the phrases of a kind that a text has in languages other than English and Spanish. */
export function wordedIn(text: string, kind: WordedKind): Assertion[] {
  return languagesIn(text).flatMap((language) => phrasesIn(text, language[kind], kind));
}

/** @returns the expressions for promises in the languages that a text may be in, with their subjects. */
export function pledgesFor(text: string): (readonly [subject: string, pattern: RegExp])[] {
  return languagesIn(text).flatMap(({ pledges }) => pledges);
}
