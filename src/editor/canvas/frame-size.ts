import { VIEWPORTS, type Viewport } from "../state/ui-state.ts";

/** How large the page's window is, and how much smaller it is shown, so that all of its width fits at least. */
export type FrameSize = { width: number; height: number; scale: number };

/**
 * @param zoom up to 1: the smaller, the more of a long page is seen at once.
 * @returns the size of the page's window for a viewport in a pane of this size; never enlarged.
 */
export function frameSize(viewport: Viewport, pane: { width: number; height: number }, zoom: number): FrameSize {
  const width = VIEWPORTS[viewport] ?? pane.width;
  const scale = (width > 0 ? Math.min(1, pane.width / width) : 1) * zoom;
  return { width, height: scale > 0 ? pane.height / scale : pane.height, scale };
}
