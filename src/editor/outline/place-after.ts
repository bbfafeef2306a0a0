/**
 * @returns the key that something stands behind once it was dropped on another one's place: null is the first place;
 * undefined where it stays.
 */
export function placeAfter(order: readonly string[], key: string, over: string): string | null | undefined {
  const [from, to] = [order.indexOf(key), order.indexOf(over)];
  if (from < 0 || to < 0 || from === to) return undefined;
  return (from < to ? over : order[to - 1]) ?? null;
}
