/** A pair of places: in the one list and in the other. */
export type Pair = readonly [before: number, after: number];

/** The most comparisons that finding a common sequence may take; longer lists are paired without regard to order. */
const LIMIT = 4_000_000;

/**
 * Finds the longest sequence of equal texts that two lists have in common, so that as few as possible have to be moved.
 * @returns their places, in order; fewer than possible where the lists are very long and differ in very much.
 */
export function commonSequence(before: readonly string[], after: readonly string[]): Pair[] {
  let start = 0;
  while (start < before.length && start < after.length && before[start] === after[start]) start += 1;
  let [endBefore, endAfter] = [before.length, after.length];
  while (endBefore > start && endAfter > start && before[endBefore - 1] === after[endAfter - 1]) {
    endBefore -= 1;
    endAfter -= 1;
  }
  const head = Array.from({ length: start }, (_, place): Pair => [place, place]);
  const middle = commonMiddle(before.slice(start, endBefore), after.slice(start, endAfter));
  const tail = Array.from({ length: before.length - endBefore }, (_, n): Pair => [endBefore + n, endAfter + n]);
  return [...head, ...middle.map(([a, b]): Pair => [a + start, b + start]), ...tail];
}

function commonMiddle(before: readonly string[], after: readonly string[]): Pair[] {
  if (before.length * after.length > LIMIT) return [];
  const width = after.length + 1;
  // How long the longest common sequence of the rests from each pair of places on is.
  const lengths = new Uint32Array((before.length + 1) * width);
  const lengthAt = (a: number, b: number) => lengths[a * width + b] ?? 0;
  for (let a = before.length - 1; a >= 0; a -= 1) {
    for (let b = after.length - 1; b >= 0; b -= 1) {
      lengths[a * width + b] =
        before[a] === after[b] ? lengthAt(a + 1, b + 1) + 1 : Math.max(lengthAt(a + 1, b), lengthAt(a, b + 1));
    }
  }
  const pairs: Pair[] = [];
  for (let a = 0, b = 0; a < before.length && b < after.length;) {
    if (before[a] === after[b]) pairs.push([a++, b++]);
    else if (lengthAt(a + 1, b) >= lengthAt(a, b + 1)) a += 1;
    else b += 1;
  }
  return pairs;
}

/** @returns which of these different numbers form the longest rising sequence: what may stay when the others move. */
export function risingSequence(numbers: readonly number[]): Set<number> {
  /** Place of the smallest number that ends a rising sequence of each length. */
  const ends: number[] = [];
  const previous: number[] = [];
  for (const [place, number] of numbers.entries()) {
    const found = ends.findIndex((end) => (numbers[end] ?? 0) >= number);
    const length = found < 0 ? ends.length : found;
    previous[place] = ends[length - 1] ?? -1;
    ends[length] = place;
  }
  const kept = new Set<number>();
  for (let place = ends.at(-1) ?? -1; place >= 0; place = previous[place] ?? -1) kept.add(numbers[place] ?? 0);
  return kept;
}
