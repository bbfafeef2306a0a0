import { assertionsIn } from "./assertions.ts";
import { saidBy, type KnownCopy } from "./claim.ts";
import { maskCopy } from "./mask.ts";
import { lowerCaseWords, wordsOf } from "./tokens.ts";

/** What people wrote, so that it can be asked for. */
export type Knowledge = { has: (key: string) => boolean; lowerCase: ReadonlySet<string> };

const PHRASE = 3;

/** Adds each word, pair and triple of a text: a longer phrase is known by the triples that it is made of. */
function addPhrases(phrases: Set<string>, words: readonly string[]): void {
  for (const at of words.keys()) {
    for (let length = 1; length <= PHRASE; length += 1) phrases.add(words.slice(at, at + length).join(" "));
  }
}

function saysAll(phrases: ReadonlySet<string>, words: readonly string[]): boolean {
  if (words.length <= PHRASE) return phrases.has(words.join(" "));
  return words.every((_word, at) => at + PHRASE > words.length || phrases.has(words.slice(at, at + PHRASE).join(" ")));
}

/** Reads what people wrote. */
export function knowledgeFrom({ facts, context, page }: KnownCopy): Knowledge {
  const keys = new Set<string>();
  const phrases = new Set<string>();
  const lowerCase = new Set<string>();
  for (const text of [...facts, context, ...page]) {
    addPhrases(phrases, wordsOf(maskCopy(text)));
    for (const word of lowerCaseWords(text)) lowerCase.add(word);
    const assertions = assertionsIn(text, { isQuote: false, isNaming: false, lowerCase });
    for (const key of assertions.flatMap(({ needs }) => needs.flat())) keys.add(key);
  }
  const has = (key: string) => {
    const said = saidBy(key);
    return said === undefined ? keys.has(key) : saysAll(phrases, wordsOf(said));
  };
  return { has, lowerCase };
}
