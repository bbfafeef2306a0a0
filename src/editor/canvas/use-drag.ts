import { useCallback, type PointerEvent as ReactPointerEvent } from "react";
import { draggedWith } from "../shortcuts/commands.ts";
import { useEditor, type EditorContext } from "../state/editor-context.tsx";
import type { Store } from "../state/store.ts";
import { useCanvasStore, type CanvasState } from "./canvas-state.tsx";
import { dropPlace } from "./drop-place.ts";
import { measureEdges } from "./measure-edges.ts";

/** So far a press is a click. */
const BEGIN_PX = 4;
/** From here on to the window's edge the page scrolls along, the faster the nearer. */
const EDGE_PX = 90;
const FASTEST_PX = 22;

function scrollStep(y: number, height: number): number {
  const above = Math.max(0, EDGE_PX - y);
  const below = Math.max(0, y - (height - EDGE_PX));
  return ((below - above) / EDGE_PX) * FASTEST_PX;
}

/**
 * Follows a press on a block's handle until it is let go or Escape is pressed. Nothing on the page moves meanwhile: a line
 * shows the place, measured once, so that a long page costs no more than a short one. (dnd-kit scrolls along only in the
 * window that it was loaded in, not in the canvas.)
 */
function follow(
  handle: HTMLElement,
  press: PointerEvent,
  key: string,
  editing: EditorContext,
  canvas: Store<CanvasState>,
): void {
  const page = handle.ownerDocument;
  const view = page.defaultView;
  if (!view) return;
  const stop = new AbortController();
  const { signal } = stop;
  const dragged = draggedWith(key, editing);
  let y = press.clientY;
  let edges: ReturnType<typeof measureEdges> | undefined;
  let timer = 0;

  function show(): void {
    if (!edges || !view) return;
    const step = scrollStep(y, view.innerHeight);
    if (step !== 0) view.scrollBy({ top: step, behavior: "instant" });
    canvas.set({ drop: dropPlace(edges, y + view.scrollY, dragged) });
    timer = view.requestAnimationFrame(show);
  }

  function begin(): void {
    edges = measureEdges(page);
    canvas.set({ dragged, gap: undefined });
    show();
  }

  function end(isDropped: boolean): void {
    stop.abort();
    view?.cancelAnimationFrame(timer);
    const { drop } = canvas.get();
    canvas.set({ dragged: [], drop: undefined });
    if (isDropped && drop) editing.actions.moveAllAfter(dragged, drop.after);
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
  // Pressing a handle doesn't move the focus: it may still be outside of the canvas.
  for (const place of [page, document]) place.addEventListener("keydown", leave, { signal, capture: true });
}

/** @returns what a block's handle does when it is pressed: dragging begins, alone or with the selection. */
export function useDrag(key: string) {
  const editing = useEditor();
  const canvas = useCanvasStore();
  return useCallback(
    (event: ReactPointerEvent<HTMLElement>) => {
      const isBusy = editing.ui.get().generating !== undefined;
      if (event.button !== 0 || isBusy) return;
      event.preventDefault();
      follow(event.currentTarget, event.nativeEvent, key, editing, canvas);
    },
    [key, editing, canvas],
  );
}
