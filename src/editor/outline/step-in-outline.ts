import type { KeyboardEvent } from "react";
import { orderOf, selectUpTo, type Editing } from "../shortcuts/commands.ts";

/** @returns the button of a block in the outline. */
export function rowOf(list: Element, key: string): HTMLElement | undefined {
  return list.querySelector<HTMLElement>(`[data-outline-key="${CSS.escape(key)}"]`) ?? undefined;
}

function isModified({ altKey, ctrlKey, metaKey }: KeyboardEvent): boolean {
  return altKey || ctrlKey || metaKey;
}

/** A block in the outline, and whether its headings are shown. */
type Row = { key: string; hasHeadings: boolean; isOpen: boolean; onToggle: (key: string, isOpen: boolean) => void };

/** Right shows the headings, then moves to the first of them; left hides them. @returns whether it was one of these keys. */
function expand({ key, currentTarget }: KeyboardEvent<HTMLElement>, row: Row): boolean {
  if (!row.hasHeadings || (key !== "ArrowRight" && key !== "ArrowLeft")) return false;
  const wanted = key === "ArrowRight";
  if (wanted !== row.isOpen) row.onToggle(row.key, wanted);
  else if (wanted) currentTarget.closest("li")?.querySelector<HTMLElement>("[data-outline-heading]")?.focus();
  return true;
}

/** Selects another block with the arrow keys, Home and End; with Shift everything up to it. Left and right collapse and expand. */
export function stepInOutline(editing: Editing, event: KeyboardEvent<HTMLElement>, row: Row): void {
  if (isModified(event)) return;
  if (expand(event, row)) return event.preventDefault();
  const order = orderOf(editing);
  const from = order.indexOf(row.key);
  const steps: Record<string, number> = { ArrowUp: from - 1, ArrowDown: from + 1, Home: 0, End: order.length - 1 };
  const next = order[steps[event.key] ?? -1];
  if (next === undefined) return;
  event.preventDefault();
  if (event.shiftKey) selectUpTo(editing, next);
  else editing.actions.select([next]);
  const list = event.currentTarget.closest("ol");
  if (list) rowOf(list, next)?.focus();
}

/** Moves from heading to heading with the arrow keys, across blocks; left returns to the block. */
export function stepInHeadings(event: KeyboardEvent<HTMLElement>): void {
  const { currentTarget, key } = event;
  const list = currentTarget.closest("ol");
  if (!list || isModified(event) || !["ArrowUp", "ArrowDown", "ArrowLeft"].includes(key)) return;
  event.preventDefault();
  if (key === "ArrowLeft") {
    currentTarget.closest("li:has([data-outline-key])")?.querySelector<HTMLElement>("[data-outline-key]")?.focus();
    return;
  }
  const all = [...list.querySelectorAll<HTMLElement>("[data-outline-key], [data-outline-heading]")];
  all[all.indexOf(currentTarget) + (key === "ArrowDown" ? 1 : -1)]?.focus();
}
