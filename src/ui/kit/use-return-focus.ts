import { useRef } from "react";

/** What had the focus when something opened; for an entry of a menu, which is gone by then, the menu's button. */
function findOpener(): Element | null {
  const active = document.activeElement;
  const menuButton = active?.closest('[role="menu"]')?.getAttribute("aria-labelledby");
  return menuButton ? document.getElementById(menuButton) : active;
}

/**
 * Gives the focus back to what opened a dialog that is apart from its button, unless it has moved on meanwhile, as after
 * a navigation.
 * @returns what the dialog's content takes.
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
