import { blockElements } from "./block-elements.ts";
import type { Edges } from "../drag/drop-position.ts";

/**
 * Measures where the blocks stand on the page. One that sticks to an edge of the window counts where it would be without
 * that: behind the block before it.
 */
export function measureEdges(page: Document): Edges[] {
  const view = page.defaultView;
  const scrolled = view?.scrollY ?? 0;
  let bottom = 0;
  return blockElements(page).map((blockElement, index) => {
    const rect = blockElement.getBoundingClientRect();
    const isSticky = view?.getComputedStyle(blockElement).position === "sticky";
    const top = isSticky && index > 0 ? bottom : rect.top + scrolled;
    bottom = top + rect.height;
    return { key: blockElement.dataset.blockKey ?? "", top, bottom };
  });
}
