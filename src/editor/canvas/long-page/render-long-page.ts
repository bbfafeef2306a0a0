import { flushSync } from "react-dom";
import type { Store } from "../../state/store.ts";
import type { UiState } from "../../state/ui-state.ts";
import { whenIdle } from "../../when-idle.ts";
import { blockElements } from "../block-elements.ts";
import type { CanvasState } from "../canvas-state.tsx";
import { indexAt, keepInPlace } from "./keep-in-place.ts";
import { contain } from "./offscreen-containment.ts";

/** How long a slice of idle rendering lasts: until then it takes one more group of blocks. */
const SLICE_MS = 24;
const GROUP = 4;
/** What nobody sees is rendered once the user has done nothing for this long; the opening of the page counts as well. */
const PAUSE_MS = 300;
const INPUTS = ["pointermove", "pointerdown", "wheel", "keydown"];
/** Parts of the page, in heights of the window: what is in view, and what isn't contained (`containOffscreen`). */
const VIEW = { from: 0, to: 1 };
const NEAR = { from: -2, to: 3 };
/** The height of a block that was never laid out: that of its placeholder (canvas.css). */
const UNSEEN_HEIGHT = "40rem";

/** @returns the keys of the blocks in a part of the page. */
function keysIn({ document, innerHeight }: Window, { from, to }: typeof VIEW): string[] {
  const elements = blockElements(document);
  const range = elements.slice(indexAt(elements, from * innerHeight), indexAt(elements, to * innerHeight) + 1);
  return range.flatMap(({ dataset }) => dataset.blockKey ?? []);
}

type Rendering = { ui: Store<UiState>; canvas: Store<CanvasState>; signal: AbortSignal };

/**
 * Renders the blocks of a long page: what is in view or asked for at once, the others in slices when the browser is idle,
 * those nearby first, those farther away when the user is idle, too. Nothing is rendered while blocks are dragged, as
 * their edges are measured only once.
 */
export function renderLongPage(page: Document, keys: readonly string[], { ui, canvas, signal }: Rendering): void {
  const view = page.defaultView;
  if (!view || signal.aborted) return;
  let cancel = () => {};
  let lastInput = performance.now();

  const left = (of: readonly string[]) => of.filter((key) => !canvas.get().rendered.has(key));
  const render = (more: readonly string[]) => canvas.set({ rendered: new Set([...canvas.get().rendered, ...more]) });
  const isDragging = () => canvas.get().dragged.length > 0;

  /** The block that is selected or was just inserted or moved: the canvas scrolls to it next. */
  function renderWanted(): void {
    const { selection, reveal = [] } = ui.get();
    const wanted = left([...selection.slice(0, 1), ...reveal.slice(0, 1)]);
    if (wanted.length > 0) render(wanted);
  }

  function renderVisible(): void {
    if (!view || isDragging()) return;
    // Blocks lower than their placeholders bring more of them into view.
    for (let seen = left(keysIn(view, VIEW)); seen.length > 0; seen = left(keysIn(view, VIEW))) {
      const visible = seen;
      keepInPlace(view, () => flushSync(() => render(visible)));
    }
  }

  /** Renders off-screen blocks for one slice; browsers lay them out only when they come near. */
  function renderUnseen(): void {
    const until = performance.now() + SLICE_MS;
    const unseen = new Set<string>();
    for (let rest = left(keys); rest.length > 0 && performance.now() < until; rest = left(keys)) {
      const group = rest.slice(0, GROUP);
      flushSync(() => render(group));
      for (const key of group) unseen.add(key);
    }
    for (const one of blockElements(page)) if (unseen.has(one.dataset.blockKey ?? "")) contain(one, UNSEEN_HEIGHT);
  }

  function renderSlice(): void {
    if (view && !isDragging()) {
      renderVisible();
      const near = left(keysIn(view, NEAR)).slice(0, GROUP);
      const pause = lastInput + PAUSE_MS - performance.now();
      if (near.length === 0 && pause > 0) return wait(pause);
      keepInPlace(view, near.length > 0 ? () => flushSync(() => render(near)) : renderUnseen);
    }
    goOn();
  }

  function wait(milliseconds: number): void {
    const timer = setTimeout(goOn, milliseconds);
    cancel = () => clearTimeout(timer);
  }

  function goOn(): void {
    if (left(keys).length > 0) cancel = whenIdle(renderSlice);
  }

  function noteInput(): void {
    lastInput = performance.now();
  }

  const unsubscribe = ui.subscribe(renderWanted);
  view.addEventListener("scroll", renderVisible, { signal });
  for (const target of [view, window])
    for (const type of INPUTS) target.addEventListener(type, noteInput, { signal, capture: true, passive: true });
  signal.addEventListener("abort", () => {
    unsubscribe();
    cancel();
  });
  renderWanted();
  // Someone may have scrolled before anything listened.
  if (view.scrollY > 0) renderVisible();
  goOn();
}
