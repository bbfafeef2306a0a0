/** @returns the heading of the screen, which takes the focus where the element that had it is gone. */
export function screenHeading(): HTMLElement | null {
  return document.querySelector<HTMLElement>("main h1");
}
