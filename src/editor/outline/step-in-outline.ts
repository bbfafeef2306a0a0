import type { KeyboardEvent } from "react";
import { keyOf } from "#publishing";
import { selectUpTo, type Editing } from "../shortcuts/commands.ts";

/** @returns the button of a block in the outline. */
export function rowOf(list: Element, key: string): HTMLElement | undefined {
  return list.querySelector<HTMLElement>(`[data-outline-key="${CSS.escape(key)}"]`) ?? undefined;
}

/** Chooses another block with the arrow keys, Home and End; with Shift everything up to it. */
export function stepInOutline(editing: Editing, key: string, event: KeyboardEvent<HTMLElement>): void {
  if (event.altKey || event.ctrlKey || event.metaKey) return;
  const order = editing.document.view().draft.blocks.map(keyOf);
  const from = order.indexOf(key);
  const steps: Record<string, number> = { ArrowUp: from - 1, ArrowDown: from + 1, Home: 0, End: order.length - 1 };
  const next = order[steps[event.key] ?? -1];
  if (next === undefined) return;
  event.preventDefault();
  if (event.shiftKey) selectUpTo(editing, next);
  else editing.actions.select([next]);
  const list = event.currentTarget.closest("ol");
  if (list) rowOf(list, next)?.focus();
}
