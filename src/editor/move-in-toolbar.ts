import type { KeyboardEvent } from "react";

/**
 * Moves the focus among a toolbar's buttons with the arrow keys, Home and End, and keeps these keys from the rest of the
 * editor. With Alt, Ctrl or Command they keep their usual meaning.
 */
export function moveInToolbar(event: KeyboardEvent<HTMLElement>): void {
  if (event.altKey || event.ctrlKey || event.metaKey) return;
  const buttons = [...(event.currentTarget.parentElement?.querySelectorAll<HTMLElement>("button:enabled") ?? [])];
  const at = buttons.indexOf(event.currentTarget);
  const to = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: -1 }[event.key];
  if (to === undefined || buttons.length === 0) return;
  event.preventDefault();
  event.stopPropagation();
  buttons.at(to % buttons.length)?.focus();
}
