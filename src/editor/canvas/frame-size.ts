import { VIEWPORTS, type Viewport } from "../state/ui-state.ts";

/** How large the page's window is, and how much smaller it is shown so that all of its width fits. */
export type FrameSize = { width: number; height: number; scale: number };

/** @returns the size of the page's window for a viewport in a pane of this size; never enlarged. */
export function frameSize(viewport: Viewport, pane: { width: number; height: number }): FrameSize {
  const width = VIEWPORTS[viewport] ?? pane.width;
  const scale = width > 0 ? Math.min(1, pane.width / width) : 1;
  return { width, height: scale > 0 ? pane.height / scale : pane.height, scale };
}
