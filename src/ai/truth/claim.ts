/** What a model may not assert on its own: figures, dates, quotations, badges, ranks, names, promises. */
export type ClaimKind = "number" | "date" | "quotation" | "standard" | "rank" | "name" | "pledge";

/** An assertion in content that people haven't made; `text` is part of the value at `path`. */
export type Claim = { path: (string | number)[]; text: string; kind: ClaimKind };

/** What people wrote: the site's facts, the context of the task, and the page as it was. */
export type GroundingTexts = { facts: readonly string[]; context: string; page: readonly string[] };

/** An assertion in a text. It is known when one key of each list in `needs` is known. */
export type Assertion = {
  kind: ClaimKind;
  start: number;
  end: number;
  needs: string[][];
  /** The keys that it makes known where people have written it; those of `needs` unless given. */
  gives?: string[];
  /** False for what only counts as knowledge: figures that claim nothing in this context ("3 steps"). */
  isClaim: boolean;
};

const SAYING = "says:";

/** @returns the key of words that are known when people wrote them in this order. */
export function saying(words: string): string {
  return SAYING + words;
}

/** @returns the words of a key made by `saying`; undefined for keys of another kind. */
export function saidBy(key: string): string | undefined {
  return key.startsWith(SAYING) ? key.slice(SAYING.length) : undefined;
}
