import { focusMoveButton } from "#ui/kit";

/** The button that moved an item, and where the item went. `plan` is set where the list may still have the old order. */
export type Moved = { to: number; by: -1 | 1; plan?: string };

/** Focuses the button that moved an item at its new place. @returns whether the item is there. */
export function focusMove(list: HTMLElement | null, { to, by, plan }: Moved): boolean {
  const item = list?.children[to];
  if (!(item instanceof HTMLElement) || (plan !== undefined && item.dataset.plan !== plan)) return false;
  focusMoveButton(item, by);
  return true;
}
