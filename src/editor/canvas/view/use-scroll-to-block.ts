import { useEffect } from "react";
import { useUi } from "../../state/editor-context.tsx";
import { onlySelected } from "../../state/ui-state.ts";
import { useCanvasStore } from "../canvas-state.tsx";
import { toolScale } from "../tools/tool-scale.ts";
import { blockElementOf, blockElements, keyAt } from "../block-elements.ts";

/** The height of the strip of tools on the screen, and that of a sticky header on the page with some space. */
const STRIP_PX = 44;
const HEADER_PX = 88;
const FLASH_MS = 1200;

/** Whether people asked their device for less motion. */
export function prefersReducedMotion(view: Window): boolean {
  return view.matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** @returns the space above the scrolled content: the strip of tools, and perhaps a sticky header. */
export function roomAbove(page: Document): number {
  return STRIP_PX * toolScale(page) + HEADER_PX;
}

/** Scrolls an element to the top of the canvas; instantly while some blocks aren't rendered yet, as those change height on the way. */
export function scrollToTop(element: Element, view: Window): void {
  const { top } = element.getBoundingClientRect();
  const isWhole = !blockElements(view.document).some((one) => one.matches("[aria-busy], :has(> [aria-busy])"));
  const behavior = prefersReducedMotion(view) || !isWhole ? "instant" : "smooth";
  view.scrollTo({ top: view.scrollY + top - roomAbove(view.document), behavior });
}

/** Scrolls a block into view, unless a good part of it already is. */
function scrollTo(blockElement: HTMLElement, view: Window): void {
  const { top, bottom } = blockElement.getBoundingClientRect();
  const isSeen = top >= 0 && (bottom <= view.innerHeight || top < view.innerHeight * 0.6);
  const isInside = top < 0 && bottom > view.innerHeight * 0.5;
  if (isSeen || isInside) return;
  scrollToTop(blockElement, view);
}

function railOf(blockElement: HTMLElement): Element | null {
  return blockElement.querySelector(":scope > .bwe-rail");
}

/** Highlights something in a block briefly. */
export function flash(blockElement: HTMLElement, target: Element | null, view: Window): void {
  const colour = view.getComputedStyle(railOf(blockElement) ?? blockElement).getPropertyValue("--bwe-flash");
  target?.animate([{ backgroundColor: colour }, { backgroundColor: "transparent" }], {
    duration: FLASH_MS,
    easing: prefersReducedMotion(view) ? "steps(1, jump-end)" : "ease-out",
  });
}

/** Clears the text selection once its block isn't the selected one, so that keys act on the selected block. */
export function useClearTextSelection(page: Document): void {
  const selection = useUi((state) => state.selection);
  useEffect(() => {
    const selected = page.getSelection();
    const key = keyAt(selected?.anchorNode?.parentElement ?? null);
    // Without a range there is nothing to remove, and the call would lay out the page.
    if (selected?.rangeCount && (selection.length !== 1 || selection[0] !== key)) selected.removeAllRanges();
  }, [page, selection]);
}

/** Scrolls to blocks that were selected elsewhere, and highlights changed ones briefly. */
export function useScrollToBlock(page: Document): void {
  const selected = useUi(onlySelected);
  const revealed = useUi(({ reveal }) => reveal);
  const canvas = useCanvasStore();
  useEffect(() => {
    const isClicked = canvas.get().clicked === selected;
    canvas.set({ clicked: undefined });
    const blockElement = selected === undefined || isClicked ? undefined : blockElementOf(page, selected);
    if (blockElement && page.defaultView) scrollTo(blockElement, page.defaultView);
  }, [page, canvas, selected]);
  useEffect(() => {
    const elements = revealed?.flatMap((key) => blockElementOf(page, key) ?? []) ?? [];
    const [first] = elements;
    const view = page.defaultView;
    if (!first || !view) return;
    scrollTo(first, view);
    for (const blockElement of elements) flash(blockElement, railOf(blockElement), view);
  }, [page, revealed]);
}
