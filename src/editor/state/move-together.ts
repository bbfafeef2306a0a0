import type { Operation } from "#publishing";

/**
 * Finds the moves that bring blocks one place up or down together: for each run of them the neighbour in its way goes to
 * its other side, so that the order among them stays.
 * @param order the keys of all blocks. @returns none for runs that stand at the end already.
 */
export function moveTogether(order: readonly string[], keys: readonly string[], by: -1 | 1): Operation[] {
  const runs = runsOf(order, new Set(keys));
  // Downwards the last run goes first: it makes room for the one above.
  return (by === 1 ? runs.toReversed() : runs).flatMap(({ start, end }): Operation[] => {
    const neighbour = order[by === 1 ? end + 1 : start - 1];
    const after = by === 1 ? (order[start - 1] ?? null) : (order[end] ?? null);
    return neighbour === undefined ? [] : [{ type: "move", key: neighbour, after }];
  });
}

function runsOf(order: readonly string[], keys: ReadonlySet<string>): { start: number; end: number }[] {
  const runs: { start: number; end: number }[] = [];
  for (const [place, key] of order.entries()) {
    if (!keys.has(key)) continue;
    const last = runs.at(-1);
    if (last?.end === place - 1) last.end = place;
    else runs.push({ start: place, end: place });
  }
  return runs;
}
