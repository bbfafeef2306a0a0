import type { JsonObject, Steps } from "#shared";
import { longestCommonSubsequence } from "./longest-common.ts";
import { similarity } from "./similarity.ts";

/** A list before and after a change; neither has keys. */
type Lists = { before: readonly JsonObject[]; after: readonly JsonObject[] };

/** What is known about two entries besides their content: whether they can be the same one, and whether they certainly are. */
type Rules = {
  /** Only entries of the same kind can be the same: a block's type. */
  kindOf: (entry: JsonObject) => string;
  /** A name that makes entries of one kind the same, such as an anchor. */
  nameOf: (entry: JsonObject) => string | undefined;
};

/** From this similarity on, an entry is recognised at another index. */
const SIMILAR = 0.5;
/** The most pairs, and characters in them, that are compared for similarity; in longer lists only those near each other. */
const MAX_PAIRS = 20_000;
const MAX_COMPARED = 5_000_000;

/** The entries matched so far, by index. */
class Matches {
  readonly #ofAfter = new Map<number, number>();
  readonly #taken = new Set<number>();

  add(before: number, after: number): void {
    if (this.#taken.has(before) || this.#ofAfter.has(after)) return;
    this.#ofAfter.set(after, before);
    this.#taken.add(before);
  }

  /** The index in `before` of the entry at an index of `after`; undefined for a new one. */
  of(after: number): number | undefined {
    return this.#ofAfter.get(after);
  }

  /** The indexes without a match so far. */
  open(list: readonly JsonObject[], side: "before" | "after"): number[] {
    return [...list.keys()].filter((index) =>
      side === "before" ? !this.#taken.has(index) : !this.#ofAfter.has(index),
    );
  }
}

/**
 * Finds out which entries of a list are still the same after a change: first those that are equal, then those with the
 * same name, then those that are similar, last those between the same neighbours.
 * @returns for each index of `after` the index that the entry had in `before`; undefined for a new one.
 */
export function* matchEntries(lists: Lists, rules: Rules): Steps<(number | undefined)[]> {
  const matches = new Matches();
  matchEqual(lists, matches);
  yield;
  matchInTurn(lists, matches, (entry) => {
    const name = rules.nameOf(entry);
    return name === undefined ? undefined : JSON.stringify([rules.kindOf(entry), name]);
  });
  yield;
  matchSimilar(lists, matches, rules);
  yield;
  matchBetween(lists, matches, rules);
  return lists.after.map((_entry, index) => matches.of(index));
}

function matchEqual(lists: Lists, matches: Matches): void {
  const texts = (list: readonly JsonObject[]) => list.map((entry) => JSON.stringify(entry));
  for (const [before, after] of longestCommonSubsequence(texts(lists.before), texts(lists.after)))
    matches.add(before, after);
  matchInTurn(lists, matches, (entry) => JSON.stringify(entry));
}

/** Matches entries with the same identifier: the first with the first, the second with the second. */
function matchInTurn(
  { before, after }: Lists,
  matches: Matches,
  idOf: (entry: JsonObject) => string | undefined,
): void {
  const byId = Map.groupBy(matches.open(before, "before"), (index) => idOf(before[index] ?? {}));
  for (const index of matches.open(after, "after")) {
    const id = idOf(after[index] ?? {});
    const found = id === undefined ? undefined : byId.get(id)?.shift();
    if (found !== undefined) matches.add(found, index);
  }
}

/** Matches the most similar first; among equally similar ones those nearest to each other. */
function matchSimilar({ before, after }: Lists, matches: Matches, { kindOf }: Rules): void {
  const [left, right] = [matches.open(before, "before"), matches.open(after, "after")];
  const size = right.reduce((sum, b) => sum + JSON.stringify(after[b]).length, 1);
  const reach = Math.ceil(Math.min(MAX_PAIRS / Math.max(1, right.length), MAX_COMPARED / size));
  const pairs = right.flatMap((b, index) =>
    left.slice(Math.max(0, index - reach), index + reach).flatMap((a, offset) => {
      const [one = {}, other = {}] = [before[a], after[b]];
      const score = kindOf(one) === kindOf(other) ? similarity(one, other) : 0;
      const distance = Math.abs(Math.max(0, index - reach) + offset - index);
      return score >= SIMILAR ? [{ a, b, score, distance }] : [];
    }),
  );
  const best = pairs.toSorted((x, y) => y.score - x.score || x.distance - y.distance);
  for (const { a, b } of best) matches.add(a, b);
}

/** Matches the remaining entries of one kind between the same two neighbours, in order: those that were rewritten entirely. */
function matchBetween({ before, after }: Lists, matches: Matches, { kindOf }: Rules): void {
  const open = new Set(matches.open(before, "before"));
  const kindAt = (list: readonly JsonObject[], index: number) => kindOf(list[index] ?? {});
  for (const gap of gapsIn(after.length, matches)) {
    const left = gap.start === 0 ? -1 : (matches.of(gap.start - 1) ?? -1);
    const right = gap.end === after.length ? before.length : (matches.of(gap.end) ?? -1);
    const between = Array.from({ length: Math.max(0, right - left - 1) }, (_, offset) => left + 1 + offset);
    if (!between.every((index) => open.has(index))) continue;
    let from = 0;
    for (let index = gap.start; index < gap.end; index += 1) {
      const found = between.findIndex((a, nth) => nth >= from && kindAt(before, a) === kindAt(after, index));
      if (found < 0) continue;
      matches.add(between[found] ?? 0, index);
      from = found + 1;
    }
  }
}

/** @returns the ranges of indexes without a match. */
function gapsIn(length: number, matches: Matches): { start: number; end: number }[] {
  const gaps: { start: number; end: number }[] = [];
  for (let index = 0; index < length; index += 1) {
    if (matches.of(index) !== undefined) continue;
    const last = gaps.at(-1);
    if (last?.end === index) last.end += 1;
    else gaps.push({ start: index, end: index + 1 });
  }
  return gaps;
}
