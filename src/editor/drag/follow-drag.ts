import { dropPlace, type DropPlace, type Edges } from "./drop-place.ts";

/** So far a press is a click. */
const BEGIN_PX = 4;
/** From here on to the edge of what is seen it scrolls along, the faster the nearer. */
const EDGE_PX = 90;
const FASTEST_PX = 22;

/** Where blocks are dragged; heights are those of its window unless said otherwise. */
export type DragArea = {
  /** The edges of all blocks, in heights of their own that don't change by scrolling. Asked for once. */
  measure: () => Edges[];
  /** Turns a height of the window into one of the edges. */
  placeOf: (y: number) => number;
  /** What of the window they are seen in. */
  seen: () => { top: number; bottom: number };
  scrollBy: (top: number) => void;
};

/** What is shown and done: `drop` is where the blocks would go, undefined where nothing would change. */
type Dragging = {
  onBegin: () => void;
  onMove: (drop: DropPlace | undefined) => void;
  /** Always called once it has begun; without a place when it was given up. */
  onEnd: (drop: DropPlace | undefined) => void;
};

function scrollStep(y: number, { top, bottom }: ReturnType<DragArea["seen"]>): number {
  const edge = Math.min(EDGE_PX, (bottom - top) / 4);
  const above = Math.max(0, top + edge - y);
  const below = Math.max(0, y - (bottom - edge));
  return ((below - above) / edge) * FASTEST_PX;
}

/**
 * Follows a press on a block's handle until it is let go or Escape is pressed. Nothing is moved meanwhile: the place is
 * found among edges that are measured once, so that a long page costs no more than a short one.
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
  let drop: DropPlace | undefined;
  let timer = 0;

  function show(): void {
    if (!edges || !view) return;
    const step = scrollStep(y, area.seen());
    if (step !== 0) area.scrollBy(step);
    drop = dropPlace(edges, area.placeOf(y), dragged);
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
  const leave = (event: KeyboardEvent) => {
    if (event.key !== "Escape") return;
    event.preventDefault();
    event.stopPropagation();
    end(false);
  };
  // Pressing a handle doesn't move the focus: it may still be outside of the handle's own window.
  for (const place of new Set([page, document])) place.addEventListener("keydown", leave, { signal, capture: true });
}
