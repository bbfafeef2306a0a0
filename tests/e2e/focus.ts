import type { Locator } from "playwright-core";

/**
 * Waits until an element has the focus: it often moves a moment after what moves it, as when a dialog opens or closes.
 * @param element of the page itself, not of a frame in it.
 */
export async function waitForFocus(element: Locator): Promise<void> {
  await element.and(element.page().locator(":focus")).waitFor();
}
