import { keyOf } from "#publishing";
import type { JsonObject } from "#shared";

const known = new WeakMap<readonly JsonObject[], ReadonlyMap<string, number>>();

/** @returns the index of each block of a page by its key, read once for each state of the page. */
export function positionsOf(blocks: readonly JsonObject[]): ReadonlyMap<string, number> {
  const positions = known.get(blocks) ?? new Map(blocks.map((block, index) => [keyOf(block), index]));
  known.set(blocks, positions);
  return positions;
}
