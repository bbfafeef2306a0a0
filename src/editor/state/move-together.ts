import type { Operation } from "#publishing";

/**
 * Finds the moves that take blocks up or down by one together: for each run of them the neighbour in its way moves to
 * its other side, so that their order stays.
 * @param order the keys of all blocks. @returns none for runs that are already at the end.
 */
export function moveTogether(order: readonly string[], keys: readonly string[], by: -1 | 1): Operation[] {
  const runs = runsOf(order, new Set(keys));
  // Downwards the last run moves first: it makes room for the one above.
  return (by === 1 ? runs.toReversed() : runs).flatMap(({ start, end }): Operation[] => {
    const neighbour = order[by === 1 ? end + 1 : start - 1];
    const after = by === 1 ? (order[start - 1] ?? null) : (order[end] ?? null);
    return neighbour === undefined ? [] : [{ type: "move", key: neighbour, after }];
  });
}

function runsOf(order: readonly string[], keys: ReadonlySet<string>): { start: number; end: number }[] {
  const runs: { start: number; end: number }[] = [];
  for (const [index, key] of order.entries()) {
    if (!keys.has(key)) continue;
    const last = runs.at(-1);
    if (last?.end === index - 1) last.end = index;
    else runs.push({ start: index, end: index });
  }
  return runs;
}
