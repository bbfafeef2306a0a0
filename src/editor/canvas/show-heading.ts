import { blockElementOf } from "./block-elements.ts";
import { headingElements } from "./page-headings.ts";
import { flash, scrollToTop } from "./use-scroll-to-block.ts";

/**
 * Scrolls a heading of a block to the beginning of the canvas and marks it for a moment; of one that isn't drawn, such as
 * in a closed answer, the block.
 * @param index which of the block's headings (`headingElements`).
 */
export function showHeading(page: Document, key: string, index: number): void {
  const blockElement = blockElementOf(page, key);
  const view = page.defaultView;
  if (!blockElement || !view) return;
  const heading = headingElements(blockElement)[index];
  const target = heading?.checkVisibility() ? heading : blockElement;
  scrollToTop(target, view);
  flash(blockElement, target, view);
}
