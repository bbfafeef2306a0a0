/** A block's upper and lower edge on the page. */
export type Edges = { key: string; top: number; bottom: number };

/** Where dragged blocks would go: after which block (null: first), and the y of the line that shows it. */
export type DropPosition = { after: string | null; top: number };

/**
 * Finds the gap between two blocks that is nearest to a y of the page.
 * @param edges of all blocks, in order.
 * @returns undefined where dropping would change nothing, or there are no blocks.
 */
export function dropPosition(edges: readonly Edges[], y: number, dragged: readonly string[]): DropPosition | undefined {
  const found = edges.findIndex(({ top, bottom }) => y < (top + bottom) / 2);
  const index = found === -1 ? edges.length : found;
  const [before, next] = [edges[index - 1], edges[index]];
  const isOwn = (one: Edges | undefined) => one !== undefined && dragged.includes(one.key);
  const staysBetween = isOwn(before) || isOwn(next);
  if ((!before && !next) || (staysBetween && isOneRun(edges, dragged))) return undefined;
  const top = before && next ? (before.bottom + next.top) / 2 : (before?.bottom ?? next?.top ?? 0);
  return { after: before?.key ?? null, top };
}

/** Whether the dragged blocks are adjacent: then dropping them at either end changes nothing. */
function isOneRun(edges: readonly Edges[], dragged: readonly string[]): boolean {
  const indexes = edges.flatMap(({ key }, index) => (dragged.includes(key) ? [index] : []));
  return (indexes.at(-1) ?? 0) - (indexes[0] ?? 0) === indexes.length - 1;
}
