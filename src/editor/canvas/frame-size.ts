import { VIEWPORTS, type Viewport } from "../state/ui-state.ts";

/** The size of the frame's window, and the scale at which its whole width fits the pane. */
type FrameSize = { width: number; height: number; scale: number };

/**
 * @param zoom up to 1: a smaller one shows more of a long page at once.
 * @returns the size of the frame for a viewport in a pane of this size; never enlarged.
 */
export function frameSize(viewport: Viewport, pane: { width: number; height: number }, zoom: number): FrameSize {
  const width = VIEWPORTS[viewport] ?? pane.width;
  const scale = (width > 0 ? Math.min(1, pane.width / width) : 1) * zoom;
  return { width, height: scale > 0 ? pane.height / scale : pane.height, scale };
}
