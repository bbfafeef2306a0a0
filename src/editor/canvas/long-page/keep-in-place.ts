import { blockElements } from "../block-elements.ts";
import { roomAbove } from "../view/use-scroll-to-block.ts";

/** @returns the index of the first block whose lower edge is below a y of the window. */
export function indexAt(elements: readonly HTMLElement[], y: number): number {
  let [from, to] = [0, elements.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((elements[middle]?.getBoundingClientRect().bottom ?? y) > y) to = middle;
    else from = middle + 1;
  }
  return from;
}

/** Runs a change that renders or lays out blocks; what is in view stays there, whatever the height of the blocks above. */
export function keepInPlace(view: Window, change: () => void): void {
  const elements = blockElements(view.document);
  const anchor = view.scrollY > 0 ? elements[indexAt(elements, roomAbove(view.document))] : undefined;
  const before = anchor?.getBoundingClientRect().top ?? 0;
  change();
  if (!anchor) return;
  const { top } = anchor.getBoundingClientRect();
  if (top !== before) view.scrollBy({ top: top - before, behavior: "instant" });
}
