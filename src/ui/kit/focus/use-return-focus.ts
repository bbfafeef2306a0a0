import { useRef, useState } from "react";
import { screenHeading } from "./screen-heading.ts";

/** The element that was focused when something opened; for a menu item, which is gone by then, the menu's button. */
function findOpener(): Element | null {
  const active = document.activeElement;
  const menuButton = active?.closest('[role="menu"]')?.getAttribute("aria-labelledby");
  return menuButton ? document.getElementById(menuButton) : active;
}

function giveBack(event: Event, opener: Element | null): void {
  event.preventDefault();
  const isFree = !document.activeElement || document.activeElement === document.body;
  if (!isFree || !(opener instanceof HTMLElement)) return;
  // What opened it may have been deleted with its row.
  if (opener.isConnected) opener.focus();
  else screenHeading()?.focus();
}

/**
 * Returns the focus to the element that opened a dialog without a trigger, unless it has moved in the meantime, as
 * after a navigation.
 * @returns the props of the dialog's content.
 */
export function useReturnFocus() {
  const opener = useRef<Element>(null);
  return {
    onOpenAutoFocus: () => {
      opener.current = findOpener();
    },
    onCloseAutoFocus: (event: Event) => giveBack(event, opener.current),
  };
}

/**
 * Does the same for a dialog that renders only while it is open, and whose contents may take the focus before the dialog
 * itself would.
 * @returns the property of the dialog's content.
 */
export function useReturnFocusFromStart() {
  const [opener] = useState(findOpener);
  return { onCloseAutoFocus: (event: Event) => giveBack(event, opener) };
}
