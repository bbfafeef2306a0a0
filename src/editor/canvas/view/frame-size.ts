import { VIEWPORTS, type Viewport, type Zoom } from "../../state/ui-state.ts";

/** The size of the frame's window, and the scale at which it is shown. */
type FrameSize = { width: number; height: number; scale: number };

type Pane = { width: number; height: number; screenWidth: number };

/** A window from this width on shows the full page in its desktop layout, however little of it the panels leave. */
const WIDE_PX = 1024;

function fullWidth({ width, screenWidth }: Pane): number {
  const least = screenWidth >= WIDE_PX ? VIEWPORTS.desktop : 0;
  return Math.max(width, screenWidth, least);
}

/**
 * @returns the size of the frame for a viewport in a pane: the page keeps its width whatever the panels leave, and is shown
 * at a zoom, or as large as its whole width fits; then it is never enlarged.
 */
export function frameSize(viewport: Viewport, pane: Pane, zoom: Zoom): FrameSize {
  const width = VIEWPORTS[viewport] ?? fullWidth(pane);
  const fitting = width > 0 ? Math.min(1, pane.width / width) : 1;
  const scale = zoom === "fit" ? fitting : zoom;
  return { width, height: scale > 0 ? pane.height / scale : pane.height, scale };
}
