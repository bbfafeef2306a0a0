import { useLayoutEffect, useRef } from "react";

const BUTTONS = ".bwe-made-button";

/** The generated block that was taken away with the focus in it, and which of its buttons had the focus. */
let held: { blockKey: string; index: number } | undefined;

/**
 * Keeps the focus on the buttons of a generated block that gets another element because it follows another block now, as
 * after undo or a change of someone else.
 * @returns the ref of the block's element.
 */
export function useHeldFocus(blockKey: string) {
  const group = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const own = group.current;
    const buttons = () => [...(own?.querySelectorAll<HTMLElement>(BUTTONS) ?? [])];
    const page = own?.ownerDocument;
    if (held?.blockKey === blockKey) {
      if (page?.hasFocus() && page.activeElement === page.body) buttons()[held.index]?.focus();
      held = undefined;
    }
    return () => {
      const index = buttons().findIndex((button) => button === page?.activeElement);
      if (index >= 0 && page?.hasFocus()) held = { blockKey, index };
    };
  }, [blockKey]);
  return group;
}
