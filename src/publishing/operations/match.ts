import type { JsonObject, Steps } from "#shared";
import { commonSequence } from "./in-order.ts";
import { likeness } from "./likeness.ts";

/** What stood in a list and what is to stand there; neither has keys. */
type Lists = { before: readonly JsonObject[]; after: readonly JsonObject[] };

/** What is known of two entries besides what is in them: whether they may be the same one, and whether they surely are. */
type Rules = {
  /** Only entries of the same kind can be the same: a block's type. */
  kindOf: (entry: JsonObject) => string;
  /** A name that makes entries of one kind the same, such as an anchor. */
  nameOf: (entry: JsonObject) => string | undefined;
};

/** From here on something is alike enough to be known again at another place. */
const ALIKE = 0.5;
/** The most pairs, and characters of them, that are compared for likeness; in longer lists only those near each other. */
const MAX_PAIRS = 20_000;
const MAX_COMPARED = 5_000_000;

/** The entries that have found each other so far, by place. */
class Matches {
  readonly #ofAfter = new Map<number, number>();
  readonly #taken = new Set<number>();

  add(before: number, after: number): void {
    if (this.#taken.has(before) || this.#ofAfter.has(after)) return;
    this.#ofAfter.set(after, before);
    this.#taken.add(before);
  }

  /** The place in `before` of what stands at a place of `after`; undefined for what is new. */
  of(after: number): number | undefined {
    return this.#ofAfter.get(after);
  }

  /** The places that have found nobody yet. */
  open(list: readonly JsonObject[], side: "before" | "after"): number[] {
    return [...list.keys()].filter((place) =>
      side === "before" ? !this.#taken.has(place) : !this.#ofAfter.has(place),
    );
  }
}

/**
 * Finds out which entries of a list are still the same in another state of it: first those that are equal, then those of
 * the same name, then those that are alike, last those that stand between the same neighbours.
 * @returns for each place of `after` the place of `before` that it was at; undefined for what is new.
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
  matchAlike(lists, matches, rules);
  yield;
  matchBetween(lists, matches, rules);
  return lists.after.map((_entry, place) => matches.of(place));
}

function matchEqual(lists: Lists, matches: Matches): void {
  const texts = (list: readonly JsonObject[]) => list.map((entry) => JSON.stringify(entry));
  for (const [before, after] of commonSequence(texts(lists.before), texts(lists.after))) matches.add(before, after);
  matchInTurn(lists, matches, (entry) => JSON.stringify(entry));
}

/** Matches what has the same sign: the first with the first, the second with the second. */
function matchInTurn(
  { before, after }: Lists,
  matches: Matches,
  signOf: (entry: JsonObject) => string | undefined,
): void {
  const bySign = Map.groupBy(matches.open(before, "before"), (place) => signOf(before[place] ?? {}));
  for (const place of matches.open(after, "after")) {
    const sign = signOf(after[place] ?? {});
    const found = sign === undefined ? undefined : bySign.get(sign)?.shift();
    if (found !== undefined) matches.add(found, place);
  }
}

/** Matches the most alike first; of equally alike ones those that are nearest to each other. */
function matchAlike({ before, after }: Lists, matches: Matches, { kindOf }: Rules): void {
  const [left, right] = [matches.open(before, "before"), matches.open(after, "after")];
  const size = right.reduce((sum, b) => sum + JSON.stringify(after[b]).length, 1);
  const reach = Math.ceil(Math.min(MAX_PAIRS / Math.max(1, right.length), MAX_COMPARED / size));
  const pairs = right.flatMap((b, index) =>
    left.slice(Math.max(0, index - reach), index + reach).flatMap((a, offset) => {
      const [one = {}, other = {}] = [before[a], after[b]];
      const alike = kindOf(one) === kindOf(other) ? likeness(one, other) : 0;
      const distance = Math.abs(Math.max(0, index - reach) + offset - index);
      return alike >= ALIKE ? [{ a, b, alike, distance }] : [];
    }),
  );
  const best = pairs.toSorted((x, y) => y.alike - x.alike || x.distance - y.distance);
  for (const { a, b } of best) matches.add(a, b);
}

/** Matches what is left of one kind between the same two neighbours, in order: what was wholly rewritten. */
function matchBetween({ before, after }: Lists, matches: Matches, { kindOf }: Rules): void {
  const open = new Set(matches.open(before, "before"));
  const kindAt = (list: readonly JsonObject[], place: number) => kindOf(list[place] ?? {});
  for (const gap of gapsIn(after.length, matches)) {
    const left = gap.start === 0 ? -1 : (matches.of(gap.start - 1) ?? -1);
    const right = gap.end === after.length ? before.length : (matches.of(gap.end) ?? -1);
    const stood = Array.from({ length: Math.max(0, right - left - 1) }, (_, offset) => left + 1 + offset);
    if (!stood.every((place) => open.has(place))) continue;
    let from = 0;
    for (let place = gap.start; place < gap.end; place += 1) {
      const found = stood.findIndex((a, index) => index >= from && kindAt(before, a) === kindAt(after, place));
      if (found < 0) continue;
      matches.add(stood[found] ?? 0, place);
      from = found + 1;
    }
  }
}

/** @returns the runs of places without a match. */
function gapsIn(length: number, matches: Matches): { start: number; end: number }[] {
  const gaps: { start: number; end: number }[] = [];
  for (let place = 0; place < length; place += 1) {
    if (matches.of(place) !== undefined) continue;
    const last = gaps.at(-1);
    if (last?.end === place) last.end += 1;
    else gaps.push({ start: place, end: place + 1 });
  }
  return gaps;
}
