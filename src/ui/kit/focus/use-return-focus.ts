import { useRef, useState } from "react";
import { screenHeading } from "./screen-heading.ts";

type Focusable = Element & Partial<HTMLOrSVGElement>;

/** @returns the focused element; of a frame's document also the one in it. Empty when nothing has the focus. */
function findFocused(page: Document | null = document): Focusable[] {
  const active = page?.activeElement;
  if (!active || active === page?.body) return [];
  return active instanceof HTMLIFrameElement ? [active, ...findFocused(active.contentDocument)] : [active];
}

/** What had the focus when something opened; for a menu item, which is gone by then, the menu's button. */
function findOpener(): Focusable[] {
  const focused = findFocused();
  const menuButton = focused[0]?.closest('[role="menu"]')?.getAttribute("aria-labelledby");
  const button = menuButton ? document.getElementById(menuButton) : null;
  return button ? [button] : focused;
}

/** @returns whether nothing has the focus, or a frame in which nothing has it. */
function isFree(): boolean {
  const [focused, inside] = findFocused();
  return !focused || (focused instanceof HTMLIFrameElement && !inside);
}

function giveBack(event: Event, opener: readonly Focusable[]): void {
  event.preventDefault();
  const [[focused], [first]] = [findFocused(), opener];
  // A dialog below takes the focus itself when something in it goes while nothing has the focus.
  const isAround = focused !== undefined && first !== undefined && focused !== first && focused.contains(first);
  if (focused && !isAround) return;
  if (isAround) first.focus?.();
  for (const element of opener) if (isFree()) element.focus?.();
  // What opened it may have been deleted with its row, or be disabled. Where nothing did, the screen stays where it is.
  if (findFocused().length === 0) screenHeading()?.focus({ preventScroll: opener.length === 0 });
}

/**
 * Returns the focus to the element that opened a dialog without a trigger, unless it has moved in the meantime, as
 * after a navigation.
 * @returns the props of the dialog's content.
 */
export function useReturnFocus() {
  const opener = useRef<Focusable[]>([]);
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
