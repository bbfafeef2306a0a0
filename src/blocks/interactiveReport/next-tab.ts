/**
 * Where a key leads in a list of tabs: arrows go round, Home and End to either end.
 * @returns the new position, or undefined for a key that means nothing here.
 */
export function nextTab(key: string, from: number, count: number): number | undefined {
  if (key === "ArrowRight" || key === "ArrowDown") return (from + 1) % count;
  if (key === "ArrowLeft" || key === "ArrowUp") return (from - 1 + count) % count;
  if (key === "Home") return 0;
  if (key === "End") return count - 1;
  return undefined;
}
