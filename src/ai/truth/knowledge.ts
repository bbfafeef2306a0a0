import type { Steps } from "#shared";
import { keyedIn } from "./assertions.ts";
import { saidBy, type GroundingTexts } from "./claim.ts";
import { denialsIn } from "./denials.ts";
import { fold } from "./fold.ts";
import { maskCopy } from "./mask.ts";
import { lowerCaseWords, toWords } from "./tokens.ts";

/** What people wrote, as lookups. */
export type Knowledge = {
  /** Whether they said so. What they denied supports nothing. */
  affirms: (key: string) => boolean;
  /** Whether they said so, or denied it. */
  mentions: (key: string) => boolean;
  /** The texts themselves: one that people wrote word for word claims nothing new. */
  texts: ReadonlySet<string>;
  lowerCase: ReadonlySet<string>;
};

const PHRASE = 3;

/** Keys of assertions, and the words around them. */
class Sayings {
  readonly #keys = new Set<string>();
  readonly #phrases = new Set<string>();

  addKeys(keys: readonly string[]): void {
    for (const key of keys) this.#keys.add(key);
  }

  /** Adds each word, pair and triple of a text: a longer phrase is known by the triples that it is made of. */
  addWords(text: string): void {
    const words = toWords(text);
    for (const at of words.keys()) {
      for (let length = 1; length <= PHRASE; length += 1) this.#phrases.add(words.slice(at, at + length).join(" "));
    }
  }

  #hasWords(words: readonly string[]): boolean {
    const has = (some: readonly string[]) => this.#phrases.has(some.join(" "));
    if (words.length <= PHRASE) return has(words);
    return words.every((_word, at) => at + PHRASE > words.length || has(words.slice(at, at + PHRASE)));
  }

  has(key: string): boolean {
    const said = saidBy(key);
    return said === undefined ? this.#keys.has(key) : this.#hasWords(toWords(said));
  }
}

/** About as much of a text is read in one step. */
const STEP = 10_000;
/** What a step reads on: to the end of a sentence or line, or else of a word. */
const REST = /[^]{0,2000}?(?:[.!?]\s|[\n。।؟])|[^]{0,2000}\s|[^]{0,2000}/y;

/** @returns a text in pieces that are read in a moment each. */
function* piecesOf(text: string): Generator<string, void> {
  let start = 0;
  while (start + STEP < text.length) {
    REST.lastIndex = start + STEP;
    const end = start + STEP + (REST.exec(text)?.[0].length ?? 0);
    yield text.slice(start, end);
    start = end;
  }
  yield text.slice(start);
}

/** Makes the lookups of what people wrote, in steps that take a moment each. */
export function* knowledgeInSteps({ facts, context, page }: GroundingTexts): Steps<Knowledge> {
  const texts = [...facts, context, ...page];
  const affirmed = new Sayings();
  const denied = new Sayings();
  const lowerCase = new Set<string>();
  for (const original of texts) {
    for (const piece of piecesOf(original)) {
      const { text } = fold(piece);
      const copy = maskCopy(text);
      const denials = denialsIn(copy);
      affirmed.addWords(denials.affirmed);
      if (denials.affirmed !== copy) denied.addWords(copy);
      for (const word of lowerCaseWords(text)) lowerCase.add(word);
      for (const assertion of keyedIn(copy)) {
        (denials.deniesInFact(assertion) ? denied : affirmed).addKeys(assertion.gives ?? assertion.needs.flat());
      }
      yield;
    }
  }
  const affirms = (key: string) => affirmed.has(key);
  return { affirms, mentions: (key) => affirms(key) || denied.has(key), texts: new Set(texts), lowerCase };
}
