import { useEffect } from "react";
import { useEditor } from "../state/editor-context.tsx";
import { pressSave } from "#ui/kit";
import type { Store } from "../state/store.ts";
import { useCanvasStore, type CanvasState } from "./canvas-state.tsx";
import { blockElementAt, blockElements, isElement, keyAt } from "./block-elements.ts";
import { makeChooser } from "./choose-block.ts";
import { holdForm } from "./hold-form.ts";
import { toolScale } from "./tools/tool-scale.ts";

/** "Add block" appears within this distance of an edge, on the screen. */
const NEAR_PX = 16;
/** How long the pointer may cross another block on its way to a block's tools. */
const STAY_MS = 140;

/** Prevents clicks from leaving the page or submitting something. */
function keepOnPage(event: Event): void {
  if (event.type !== "click" && event.type !== "auxclick") return event.preventDefault();
  const { target } = event;
  if (isElement(target) && keyAt(target) && target.closest("a[href], area[href]")) event.preventDefault();
}

/** @returns the key of the block at whose lower edge the pointer is, or on the button there. */
function gapAt({ clientY, target }: PointerEvent, page: Document): string | undefined {
  const blockElement = blockElementAt(target);
  if (!blockElement) return undefined;
  const { top, bottom } = blockElement.getBoundingClientRect();
  const near = NEAR_PX * toolScale(page);
  const isOnButton = isElement(target) && target.closest(".bwe-add") !== null;
  if (isOnButton || bottom - clientY < near) return blockElement.dataset.blockKey;
  if (clientY - top >= near) return undefined;
  const elements = blockElements(page);
  return elements[elements.indexOf(blockElement) - 1]?.dataset.blockKey;
}

/** Tracks the hovered block; it changes only after a moment, unless there was none. */
function makeHover(page: Document, canvas: Store<CanvasState>) {
  let timer = 0;
  const hover = (hovered: string | undefined) => {
    window.clearTimeout(timer);
    const { hovered: before } = canvas.get();
    if (hovered === before) return;
    if (before === undefined) canvas.set({ hovered });
    else timer = window.setTimeout(() => canvas.set({ hovered }), STAY_MS);
  };
  return {
    move: (event: PointerEvent) => {
      if (event.pointerType === "touch" || canvas.get().dragged.length > 0) return;
      canvas.set({ gap: gapAt(event, page) });
      hover(keyAt(event.target));
    },
    leave: () => {
      canvas.set({ gap: undefined });
      hover(undefined);
    },
  };
}

/** Handles pointer and focus events on the canvas: selects blocks, starts typing, keeps links from navigating. */
export function useCanvasEvents(page: Document): void {
  const editing = useEditor();
  const canvas = useCanvasStore();
  useEffect(() => {
    const stop = new AbortController();
    const early = { signal: stop.signal, capture: true };
    const { move, leave } = makeHover(page, canvas);
    const setFocused = (focused: string | undefined) => canvas.set({ focused });
    const { click, press } = makeChooser(page, editing, canvas);
    page.addEventListener("click", click, early);
    page.addEventListener("keydown", press, early);
    page.addEventListener("paste", press, early);
    page.addEventListener("keydown", pressSave, early);
    for (const type of ["click", "auxclick", "dragstart"]) page.addEventListener(type, keepOnPage, early);
    page.addEventListener("mousedown", (event) => event.shiftKey && event.preventDefault(), early);
    page.addEventListener("submit", holdForm, early);
    page.addEventListener("pointermove", move, early);
    page.documentElement.addEventListener("pointerleave", leave, { signal: stop.signal });
    page.addEventListener("focusin", (event) => setFocused(keyAt(event.target)), early);
    // After the toolbar has heard of it: an early change of the store would re-render the toolbar, which keeps its focus.
    page.addEventListener("focusout", ({ relatedTarget }) => setFocused(keyAt(relatedTarget)), { signal: stop.signal });
    return () => stop.abort();
  }, [page, editing, canvas]);
}
