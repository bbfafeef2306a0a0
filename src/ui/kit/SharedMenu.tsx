import { DropdownMenu as Radix } from "radix-ui";
import { useLayoutEffect, useRef } from "react";
import { createPortal } from "react-dom";
import { MenuContent, type MenuItem } from "./Menu.tsx";

type SharedMenuProps = {
  /** The button that opened it, in an element that is positioned; undefined while it is closed. */
  anchor: HTMLElement | undefined;
  /** Names the menu. */
  label: string;
  items: readonly MenuItem[];
  onClose: () => void;
};

/**
 * A menu that many buttons share, one at a time: each menu of its own listens to the keyboard all the time, which thousands
 * can't. A button opens it with a click, and says so by `aria-haspopup` and `aria-expanded`.
 */
export function SharedMenu({ anchor, label, items, onClose }: SharedMenuProps) {
  const leaves = useRef(false);
  const last = useRef<HTMLElement>(undefined);
  useLayoutEffect(() => {
    if (anchor) last.current = anchor;
  }, [anchor]);
  const place = anchor?.parentElement;
  return (
    <Radix.Root modal={false} open={anchor !== undefined} onOpenChange={(open) => !open && onClose()}>
      {place &&
        createPortal(
          <Radix.Trigger asChild>
            <span aria-hidden className="pointer-events-none absolute inset-0" />
          </Radix.Trigger>,
          place,
        )}
      <MenuContent
        items={items}
        // Everything on a page belongs to a landmark.
        container={anchor?.closest("main")}
        aria-label={label}
        aria-labelledby={undefined}
        onInteractOutside={(event) => {
          const isButton = event.target instanceof Node && anchor?.contains(event.target) === true;
          // Its own click closes the menu.
          if (isButton) event.preventDefault();
          leaves.current = !isButton;
        }}
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          if (!leaves.current) last.current?.focus();
          leaves.current = false;
        }}
      />
    </Radix.Root>
  );
}
