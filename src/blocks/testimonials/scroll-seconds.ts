const FAST = 20;
const NORMAL = 40;
const SLOW = 100;

/** @returns how long one round of the scrolling row takes: fast below 4 items, normal up to 12, slow above (spec 9). */
export function scrollSeconds(count: number): number {
  if (count < 4) return FAST;
  return count <= 12 ? NORMAL : SLOW;
}
