import type { JsonObject } from "#shared";
import { keyOf } from "./draft.ts";
import type { Removed } from "./tombstones.ts";

/**
 * The living neighbour that `after` stands for: itself, or for something removed the nearest predecessor that is still
 * there (docs/decisions/0007).
 * @returns null for the first place, undefined for a key that never existed.
 */
export function livingPredecessor(
  list: readonly JsonObject[],
  after: string | null,
  findGone: (key: string) => Removed | undefined,
): string | null | undefined {
  const seen = new Set<string>();
  let key = after;
  while (key !== null && !list.some((one) => one.key === key)) {
    // A circle of predecessors: two neighbours that were removed, brought back and moved.
    if (seen.has(key)) return null;
    seen.add(key);
    const gone = findGone(key);
    if (!gone) return undefined;
    key = gone.after;
  }
  return key;
}

/** Puts something behind a neighbour of the list; null is the first place. */
export function placeAfter<Value extends JsonObject>(
  list: readonly Value[],
  value: Value,
  after: string | null,
): Value[] {
  const index = after === null ? 0 : list.findIndex((one) => one.key === after) + 1;
  return [...list.slice(0, index), value, ...list.slice(index)];
}

/** @returns the key in front of this one; null for the first. */
export function predecessorOf(list: readonly JsonObject[], key: string): string | null {
  const before = list[list.findIndex((one) => one.key === key) - 1];
  return before ? keyOf(before) : null;
}

/** @returns the list without this key. */
export function without<Value extends JsonObject>(list: readonly Value[], key: string): Value[] {
  return list.filter((one) => one.key !== key);
}
