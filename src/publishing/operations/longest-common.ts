import { diffArrays } from "diff";

/** A pair of indexes: in the one list and in the other. */
export type Pair = readonly [before: number, after: number];

/** Lists that take more insertions and deletions than this count as having nothing in common. */
const MAX_EDITS = 500;

/**
 * Finds the longest sequence of equal texts that two lists have in common, so that as few as possible have to be moved.
 * @returns their indexes, in order; none where the lists are very long and very different.
 */
export function longestCommonSubsequence(before: readonly string[], after: readonly string[]): Pair[] {
  const changes = diffArrays([...before], [...after], { maxEditLength: MAX_EDITS }) ?? [];
  let [beforeIndex, afterIndex] = [0, 0];
  return changes.flatMap(({ added, removed, count }) => {
    const pairs =
      added || removed ? [] : Array.from({ length: count }, (_, n): Pair => [beforeIndex + n, afterIndex + n]);
    if (!added) beforeIndex += count;
    if (!removed) afterIndex += count;
    return pairs;
  });
}

/** @returns the longest increasing subsequence of distinct numbers: what can stay when the others move. */
export function longestIncreasingSubsequence(numbers: readonly number[]): Set<number> {
  /** Index of the smallest number that ends an increasing sequence of each length. */
  const ends: number[] = [];
  const previous: number[] = [];
  for (const [index, number] of numbers.entries()) {
    const found = ends.findIndex((end) => (numbers[end] ?? 0) >= number);
    const length = found < 0 ? ends.length : found;
    previous[index] = ends[length - 1] ?? -1;
    ends[length] = index;
  }
  const kept = new Set<number>();
  for (let index = ends.at(-1) ?? -1; index >= 0; index = previous[index] ?? -1) kept.add(numbers[index] ?? 0);
  return kept;
}
