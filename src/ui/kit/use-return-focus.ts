import { useRef } from "react";

/** The element that was focused when something opened; for a menu item, which is gone by then, the menu's button. */
function findOpener(): Element | null {
  const active = document.activeElement;
  const menuButton = active?.closest('[role="menu"]')?.getAttribute("aria-labelledby");
  return menuButton ? document.getElementById(menuButton) : active;
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
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      const isFree = !document.activeElement || document.activeElement === document.body;
      if (isFree && opener.current instanceof HTMLElement) opener.current.focus();
    },
  };
}
