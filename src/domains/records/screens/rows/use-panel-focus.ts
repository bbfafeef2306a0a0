import { useEffect, type RefObject } from "react";

/** Moves the focus into a panel that someone has opened, and back to where it was once the panel is gone with it. */
export function usePanelFocus(panel: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const opener = document.activeElement;
    panel.current?.querySelector<HTMLElement>("select, input, button")?.focus();
    return () => {
      if (document.activeElement === document.body && opener instanceof HTMLElement) opener.focus();
    };
  }, [panel]);
}
