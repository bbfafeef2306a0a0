/** Whether an event's target is an element; `instanceof` fails for those of the canvas, which belong to another window. */
export function isElement(target: EventTarget | null): target is Element {
  return target !== null && "closest" in target;
}

/** @returns the key of the block that something on the canvas is in. */
export function keyAt(target: EventTarget | null): string | undefined {
  return blockElementAt(target)?.dataset.blockKey;
}

/** @returns the element of the block that something on the canvas is in. */
export function blockElementAt(target: EventTarget | null): HTMLElement | undefined {
  return isElement(target) ? (target.closest<HTMLElement>("[data-block-key]") ?? undefined) : undefined;
}

/** @returns the tab stop (`Stop`) of the block that something on the canvas is in. */
export function stopAt(target: EventTarget | null): HTMLElement | undefined {
  return blockElementAt(target)?.querySelector<HTMLElement>(".bwe-stop") ?? undefined;
}

/** @returns the elements of all blocks, in the order of the page. */
export function blockElements(page: Document): HTMLElement[] {
  // A selector would look at everything inside the blocks too.
  return ([...page.body.children] as HTMLElement[]).filter((child) => child.hasAttribute("data-block-key"));
}

/** @returns the element of a block. */
export function blockElementOf(page: Document, key: string): HTMLElement | undefined {
  return blockElements(page).find((blockElement) => blockElement.dataset.blockKey === key);
}

/** Whether something is part of the editor, not of the page. */
export function isTool(target: EventTarget | null): boolean {
  return isElement(target) && target.closest(".bwe") !== null;
}
