import type { KeyboardEvent } from "react";

/**
 * Moves the focus among a toolbar's buttons to where an arrow key points, on a page from the right too, and with Home and
 * End; keeps these keys from the rest of the editor. With Alt, Ctrl or Command they keep their usual meaning.
 */
export function moveInToolbar(event: KeyboardEvent<HTMLElement>): void {
  if (event.altKey || event.ctrlKey || event.metaKey) return;
  const buttons = [...(event.currentTarget.parentElement?.querySelectorAll<HTMLElement>("button:enabled") ?? [])];
  const at = buttons.indexOf(event.currentTarget);
  const right = event.currentTarget.closest("[dir=rtl]") ? -1 : 1;
  const to = { ArrowLeft: at - right, ArrowRight: at + right, Home: 0, End: -1 }[event.key];
  if (to === undefined || buttons.length === 0) return;
  event.preventDefault();
  event.stopPropagation();
  buttons.at(to % buttons.length)?.focus();
}
