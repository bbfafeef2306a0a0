import { framesOf } from "./frames.ts";
import type { Edges } from "../drag/drop-place.ts";

/**
 * Measures where the blocks stand on the page. One that sticks to an edge of the window counts where it would be without
 * that: behind the block before it.
 */
export function measureEdges(page: Document): Edges[] {
  const view = page.defaultView;
  const scrolled = view?.scrollY ?? 0;
  let bottom = 0;
  return framesOf(page).map((frame, index) => {
    const rect = frame.getBoundingClientRect();
    const isSticky = view?.getComputedStyle(frame).position === "sticky";
    const top = isSticky && index > 0 ? bottom : rect.top + scrolled;
    bottom = top + rect.height;
    return { key: frame.dataset.blockKey ?? "", top, bottom };
  });
}
