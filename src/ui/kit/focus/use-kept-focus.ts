import { useLayoutEffect, useRef, type FocusEvent } from "react";

/**
 * Keeps the keyboard in a table when the row that had the focus is gone.
 * @param refocus puts the focus where it was, or beside it.
 * @returns what the table's element listens with.
 */
export function useKeptFocus(refocus: () => void) {
  const focused = useRef<Element>(undefined);
  useLayoutEffect(() => {
    if (!focused.current || focused.current.isConnected) return;
    focused.current = undefined;
    if (document.activeElement === document.body) refocus();
  });
  return {
    // A menu of a row belongs to the table too, but isn't in it.
    onFocus: ({ currentTarget, target }: FocusEvent) => {
      if (currentTarget.contains(target)) focused.current = target;
    },
    // No event reports the removal of an element.
    onBlur: ({ currentTarget, target, relatedTarget }: FocusEvent) => {
      const stays = relatedTarget instanceof Node && currentTarget.contains(relatedTarget);
      if (!stays && currentTarget.contains(target)) focused.current = undefined;
    },
  };
}
