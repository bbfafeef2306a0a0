import { flushSync } from "react-dom";

/** @returns the last button of a generated block: Accept, or Reject where there is none. */
function lastButton(block: Element | undefined): HTMLElement | undefined {
  return [...(block?.querySelectorAll<HTMLElement>(".bwe-made-button") ?? [])].at(-1);
}

/** Focuses the bar of the run, or the page's title when the run is over. */
export function focusRun(): void {
  // The decision is rendered first.
  flushSync(() => {});
  (document.querySelector<HTMLElement>("[data-page-run]") ?? document.querySelector("h1"))?.focus();
}

/**
 * Remembers the neighbours of a generated block that is about to be accepted or rejected.
 * @returns a function that moves the focus to the next remaining one, else to the bar of the run.
 */
export function nextBlockFocus(page: Document | undefined, key: string): () => void {
  const find = () => [...(page?.querySelectorAll<HTMLElement>("[data-generated]") ?? [])];
  const keys = find().map(({ dataset }) => dataset.generated);
  const index = keys.indexOf(key);
  const others = [...keys.slice(index + 1), ...keys.slice(0, index).toReversed()];
  return () => {
    flushSync(() => {});
    // The following ones may have moved and been replaced by other elements.
    const left = find();
    const next = others.map((one) => lastButton(left.find(({ dataset }) => dataset.generated === one))).find(Boolean);
    if (next) next.focus();
    else focusRun();
  };
}
