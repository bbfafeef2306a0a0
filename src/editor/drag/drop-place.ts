/** A block's upper and lower edge on the page. */
export type Edges = { key: string; top: number; bottom: number };

/** Where dragged blocks would go: behind which block (null: first), and the height of the line that shows it. */
export type DropPlace = { after: string | null; top: number };

/**
 * Finds the place between two blocks that is nearest to a height of the page.
 * @param edges of all blocks, in order.
 * @returns undefined where dropping would change nothing, or there are no blocks.
 */
export function dropPlace(edges: readonly Edges[], y: number, dragged: readonly string[]): DropPlace | undefined {
  const found = edges.findIndex(({ top, bottom }) => y < (top + bottom) / 2);
  const index = found === -1 ? edges.length : found;
  const [before, next] = [edges[index - 1], edges[index]];
  const isOwn = (one: Edges | undefined) => one !== undefined && dragged.includes(one.key);
  const staysBetween = isOwn(before) || isOwn(next);
  if ((!before && !next) || (staysBetween && isOneRun(edges, dragged))) return undefined;
  const top = before && next ? (before.bottom + next.top) / 2 : (before?.bottom ?? next?.top ?? 0);
  return { after: before?.key ?? null, top };
}

/** Whether the dragged blocks follow each other: then both their ends are where they are already. */
function isOneRun(edges: readonly Edges[], dragged: readonly string[]): boolean {
  const places = edges.flatMap(({ key }, place) => (dragged.includes(key) ? [place] : []));
  return (places.at(-1) ?? 0) - (places[0] ?? 0) === places.length - 1;
}
