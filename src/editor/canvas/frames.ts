/** @returns the key of the block that something of the canvas stands in. */
export function keyAt(target: EventTarget | null): string | undefined {
  return frameAt(target)?.dataset.blockKey;
}

/** @returns the frame of the block that something of the canvas stands in. */
export function frameAt(target: EventTarget | null): HTMLElement | undefined {
  // An element of the canvas belongs to another window, so instanceof says nothing.
  const element = target && "closest" in target ? (target as Element) : undefined;
  return element?.closest<HTMLElement>("[data-block-key]") ?? undefined;
}

/** @returns the frames of all blocks, in the order of the page. */
export function framesOf(page: Document): HTMLElement[] {
  return [...page.querySelectorAll<HTMLElement>("body > [data-block-key]")];
}

/** @returns the frame of a block. */
export function frameOf(page: Document, key: string): HTMLElement | undefined {
  return framesOf(page).find((frame) => frame.dataset.blockKey === key);
}

/** Whether something is a part of the editor, not of the page. */
export function isTool(target: EventTarget | null): boolean {
  return target !== null && "closest" in target && (target as Element).closest(".bwe") !== null;
}
