/**
 * Focuses the button that has moved an item of a list, in the item at its new place; the other one where it can't move further.
 * @param item an element with buttons whose `data-move` is "up" or "down".
 */
export function focusMoveButton(item: Element | undefined, by: -1 | 1): void {
  const same = item?.querySelector<HTMLElement>(`[data-move="${by < 0 ? "up" : "down"}"]:enabled`);
  (same ?? item?.querySelector<HTMLElement>("[data-move]:enabled"))?.focus();
}
