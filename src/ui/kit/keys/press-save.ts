import { isApple } from "./is-apple.ts";
import { matchShortcut } from "./match-shortcut.ts";

const SAVE = [{ keys: ["Mod+s"] }];

/**
 * Ctrl+S or Cmd+S presses the button that saves (`data-save`) of the dialog in front, or of the screen. Never lets the
 * browser save the admin as a file: where there is no such button, everything is saved already.
 */
export function pressSave(event: KeyboardEvent): void {
  if (!matchShortcut(SAVE, event, isApple())) return;
  event.preventDefault();
  // A dialog hides what is behind it.
  document.querySelector<HTMLElement>("[data-save]:not([aria-hidden] *)")?.click();
}
