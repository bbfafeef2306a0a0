import { dropPosition, type DropPosition, type Edges } from "./drop-position.ts";

/** A press that moves no farther than this is a click. */
const BEGIN_PX = 4;
/** Within this distance of the visible area's edge the page scrolls along, faster closer to the edge. */
const EDGE_PX = 90;
const FASTEST_PX = 22;

/** Where blocks are dragged; each y is one of its window unless stated otherwise. */
export type DragArea = {
  /** The edges of all blocks, in coordinates that scrolling doesn't change. Called once. */
  measure: () => Edges[];
  /** Converts a y of the window to the coordinates of the edges. */
  toEdgeY: (y: number) => number;
  /** The visible area. */
  seen: () => { top: number; bottom: number };
  scrollBy: (top: number) => void;
};

/** Callbacks; `drop` is where the blocks would go, undefined where nothing would change. */
type Dragging = {
  onBegin: () => void;
  onMove: (drop: DropPosition | undefined) => void;
  /** Always called once it has begun; without a position when it was cancelled. */
  onEnd: (drop: DropPosition | undefined) => void;
};

function scrollStep(y: number, { top, bottom }: ReturnType<DragArea["seen"]>): number {
  const edge = Math.min(EDGE_PX, (bottom - top) / 4);
  const above = Math.max(0, top + edge - y);
  const below = Math.max(0, y - (bottom - edge));
  return ((below - above) / edge) * FASTEST_PX;
}

/**
 * Follows a drag of a block's handle until the pointer is released or Escape is pressed. Nothing moves meanwhile: the
 * position is found among edges that are measured once, so that a long page costs no more than a short one.
 */
export function followDrag(
  handle: HTMLElement,
  press: PointerEvent,
  dragged: readonly string[],
  area: DragArea,
  { onBegin, onMove, onEnd }: Dragging,
): void {
  const page = handle.ownerDocument;
  const view = page.defaultView;
  if (!view) return;
  const stop = new AbortController();
  const { signal } = stop;
  let y = press.clientY;
  let edges: Edges[] | undefined;
  let drop: DropPosition | undefined;
  let timer = 0;

  function show(): void {
    if (!edges || !view) return;
    const step = scrollStep(y, area.seen());
    if (step !== 0) area.scrollBy(step);
    drop = dropPosition(edges, area.toEdgeY(y), dragged);
    onMove(drop);
    timer = view.requestAnimationFrame(show);
  }

  function begin(): void {
    edges = area.measure();
    onBegin();
    show();
  }

  function end(isDropped: boolean): void {
    stop.abort();
    view?.cancelAnimationFrame(timer);
    if (edges) onEnd(isDropped ? drop : undefined);
  }

  function move(event: PointerEvent): void {
    y = event.clientY;
    if (!edges && Math.abs(y - press.clientY) > BEGIN_PX) begin();
  }

  handle.setPointerCapture(press.pointerId);
  handle.addEventListener("pointermove", move, { signal });
  handle.addEventListener("pointerup", () => end(true), { signal });
  handle.addEventListener("pointercancel", () => end(false), { signal });
  // Someone has removed or moved the block of the handle, which no longer gets the pointer's events.
  for (const target of [handle, page]) target.addEventListener("lostpointercapture", () => end(false), { signal });
  const leave = (event: KeyboardEvent) => {
    if (event.key !== "Escape") return;
    event.preventDefault();
    event.stopPropagation();
    end(false);
  };
  // Pressing a handle doesn't move the focus, which may still be outside the handle's own window.
  for (const target of new Set([page, document])) target.addEventListener("keydown", leave, { signal, capture: true });
}
