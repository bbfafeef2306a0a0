/** Tools never take more of the page than this many times their size. */
const MAX = 2.5;
const PROPERTY = "--bwe-enlarge";

/** Keeps the editor's tools on the page at their size on the screen while the page is shown smaller (canvas.css). */
export function setToolScale(page: Document, scale: number): void {
  page.documentElement.style.setProperty(PROPERTY, String(Math.min(MAX, Math.max(1, 1 / scale))));
}

/** @returns how many pixels of the page a pixel of the editor's tools takes. */
export function toolScale(page: Document): number {
  return Number(page.documentElement.style.getPropertyValue(PROPERTY)) || 1;
}
