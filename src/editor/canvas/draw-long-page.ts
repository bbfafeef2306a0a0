import { flushSync } from "react-dom";
import type { Store } from "../state/store.ts";
import type { UiState } from "../state/ui-state.ts";
import { whenIdle } from "../when-idle.ts";
import { blockElementOf, blockElements } from "./block-elements.ts";
import type { CanvasState } from "./canvas-state.tsx";
import { ROOM_PX } from "./use-scroll-to-block.ts";

/** What is drawn in idle time may take so long at a time. */
const SLICE_MS = 32;
/** Parts of the page, in heights of the window: what is in view, and what may be soon. */
const VIEW = { from: 0, to: 1 };
const NEAR = { from: -1, to: 2 };

/** @returns the index of the first block whose lower edge is below a y of the window. */
function indexAt(elements: readonly HTMLElement[], y: number): number {
  let [from, to] = [0, elements.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((elements[middle]?.getBoundingClientRect().bottom ?? y) > y) to = middle;
    else from = middle + 1;
  }
  return from;
}

/** @returns the keys of the blocks in a part of the page. */
function keysIn({ document, innerHeight }: Window, { from, to }: typeof VIEW): string[] {
  const elements = blockElements(document);
  const range = elements.slice(indexAt(elements, from * innerHeight), indexAt(elements, to * innerHeight) + 1);
  return range.flatMap(({ dataset }) => dataset.blockKey ?? []);
}

/** Draws blocks; what is in view stays where it is, whatever height those above it turn out to have. */
function drawInPlace(view: Window, draw: () => void): void {
  const elements = blockElements(view.document);
  const anchor = view.scrollY > 0 ? elements[indexAt(elements, ROOM_PX)] : undefined;
  const before = anchor?.getBoundingClientRect().top ?? 0;
  flushSync(draw);
  // Drawing it replaces its element. Measuring it also lays out what was drawn, which is part of the work.
  const after = blockElementOf(view.document, anchor?.dataset.blockKey ?? "") ?? view.document.body;
  const { top } = after.getBoundingClientRect();
  if (anchor && top !== before) view.scrollBy({ top: top - before, behavior: "instant" });
}

type Drawing = { ui: Store<UiState>; canvas: Store<CanvasState>; signal: AbortSignal };

/**
 * Draws the blocks of a long page: what is in view or asked for at once, the others in slices when the browser is idle.
 * Nothing is drawn while blocks are dragged, as their places are measured once.
 */
export function drawLongPage(page: Document, keys: readonly string[], { ui, canvas, signal }: Drawing): void {
  const view = page.defaultView;
  if (!view || signal.aborted) return;
  let size = 1;
  let cancel = () => {};

  const left = (of: readonly string[]) => of.filter((key) => !canvas.get().drawn.has(key));
  const draw = (more: readonly string[]) => canvas.set({ drawn: new Set([...canvas.get().drawn, ...more]) });
  const isDragging = () => canvas.get().dragged.length > 0;

  /** The block that is selected or was just inserted or moved: the canvas scrolls to it next. */
  function drawWanted(): void {
    const { selection, reveal = [] } = ui.get();
    const wanted = left([...selection.slice(0, 1), ...reveal.slice(0, 1)]);
    if (wanted.length > 0) draw(wanted);
  }

  function drawVisible(): void {
    if (!view || isDragging()) return;
    // Lower than their places, they may make room for more.
    for (let seen = left(keysIn(view, VIEW)); seen.length > 0; seen = left(keysIn(view, VIEW))) {
      const visible = seen;
      drawInPlace(view, () => draw(visible));
    }
  }

  function drawSlice(): void {
    if (view && !isDragging()) {
      drawVisible();
      const began = performance.now();
      const slice = [...left(keysIn(view, NEAR)), ...left(keys)].slice(0, size);
      drawInPlace(view, () => draw(slice));
      size = Math.max(1, Math.min(2 * size, Math.round((size * SLICE_MS) / (performance.now() - began))));
    }
    goOn();
  }

  function goOn(): void {
    if (left(keys).length > 0) cancel = whenIdle(drawSlice);
  }

  const unsubscribe = ui.subscribe(drawWanted);
  view.addEventListener("scroll", drawVisible, { signal });
  signal.addEventListener("abort", () => {
    unsubscribe();
    cancel();
  });
  drawWanted();
  goOn();
}
