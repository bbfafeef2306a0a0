import { frameOf } from "./frames.ts";
import { headingElements } from "./page-headings.ts";
import { flash, scrollToTop } from "./use-scroll-to-block.ts";

/**
 * Scrolls a heading of a block to the beginning of the canvas and marks it for a moment; of one that isn't drawn, such as
 * in a closed answer, the block.
 * @param place which of the block's headings (`headingElements`).
 */
export function showHeading(page: Document, key: string, place: number): void {
  const frame = frameOf(page, key);
  const view = page.defaultView;
  if (!frame || !view) return;
  const heading = headingElements(frame)[place];
  const target = heading?.checkVisibility() ? heading : frame;
  scrollToTop(target, view);
  flash(frame, target, view);
}
