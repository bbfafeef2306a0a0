import type { JsonObject } from "#shared";
import { keyOf } from "./draft.ts";
import type { Removed } from "./tombstones.ts";

/**
 * Resolves `after` to a living neighbour: itself, or for a removed one its nearest predecessor that still exists
 * (docs/decisions/0007).
 * @returns null for the beginning of the list, undefined for a key that never existed.
 */
export function livingPredecessor(
  list: readonly JsonObject[],
  after: string | null,
  findGone: (key: string) => Removed | undefined,
): string | null | undefined {
  const seen = new Set<string>();
  let key = after;
  while (key !== null && !list.some((one) => one.key === key)) {
    // A cycle of predecessors: two neighbours that were removed, restored and moved.
    if (seen.has(key)) return null;
    seen.add(key);
    const gone = findGone(key);
    if (!gone) return undefined;
    key = gone.after;
  }
  return key;
}

/** Inserts a value after a neighbour of the list; null is the beginning. */
export function insertAfter<Value extends JsonObject>(
  list: readonly Value[],
  value: Value,
  after: string | null,
): Value[] {
  const index = after === null ? 0 : list.findIndex((one) => one.key === after) + 1;
  return [...list.slice(0, index), value, ...list.slice(index)];
}

/** @returns the key before this one; null for the first. */
export function predecessorOf(list: readonly JsonObject[], key: string): string | null {
  const before = list[list.findIndex((one) => one.key === key) - 1];
  return before ? keyOf(before) : null;
}

/** @returns the list without this key. */
export function without<Value extends JsonObject>(list: readonly Value[], key: string): Value[] {
  return list.filter((one) => one.key !== key);
}
