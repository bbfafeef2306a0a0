import type { KeyboardEvent } from "react";

/** Arrow keys, Home and End go from button to button of a toolbar; the rest of the editor doesn't hear them. */
export function moveInToolbar(event: KeyboardEvent<HTMLElement>): void {
  const buttons = [...(event.currentTarget.parentElement?.querySelectorAll<HTMLElement>("button:enabled") ?? [])];
  const at = buttons.indexOf(event.currentTarget);
  const to = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: -1 }[event.key];
  if (to === undefined || buttons.length === 0) return;
  event.preventDefault();
  event.stopPropagation();
  buttons.at(to % buttons.length)?.focus();
}
