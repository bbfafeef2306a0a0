import { useLayoutEffect } from "react";

const counts = new Map<string, number>();

function count(mark: string, by: 1 | -1): void {
  const next = (counts.get(mark) ?? 0) + by;
  counts.set(mark, next);
  document.documentElement.toggleAttribute(`data-${mark}`, next > 0);
}

/**
 * Marks the document's root while the caller is shown, as `data-<mark>`. Styles of the root ask for it: `:has()` there would
 * search the whole page after each change of it.
 */
export function useRootMark(mark: string): void {
  useLayoutEffect(() => {
    count(mark, 1);
    return () => count(mark, -1);
  }, [mark]);
}
