/** The gap between a control and its tooltip, and between the tooltip and the window's edges. */
const GAP = 6;
const EDGE = 8;

type Box = Pick<DOMRect, "left" | "top" | "bottom" | "width">;
type Size = { width: number; height: number };

/** @returns a tooltip's position: centred above its control, below where there is no room, inside the window. */
export function tooltipPosition(control: Box, tooltip: Size, screen: Size): { left: number; top: number } {
  const centred = control.left + (control.width - tooltip.width) / 2;
  const left = Math.max(EDGE, Math.min(centred, screen.width - EDGE - tooltip.width));
  const above = control.top - GAP - tooltip.height;
  return { left, top: above >= EDGE ? above : control.bottom + GAP };
}
