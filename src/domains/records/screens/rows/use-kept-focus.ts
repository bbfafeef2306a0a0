import { useLayoutEffect, useRef, type FocusEvent } from "react";

/**
 * Keeps the keyboard in a table when the row that had the focus is gone.
 * @param refocus puts the focus where it was, or beside it.
 * @returns what the table's element listens with.
 */
export function useKeptFocus(refocus: () => void) {
  const hasFocus = useRef(false);
  useLayoutEffect(() => {
    if (hasFocus.current && document.activeElement === document.body) refocus();
  });
  return {
    onFocus: () => void (hasFocus.current = true),
    // Of an element that is removed nothing is told.
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) =>
      void (hasFocus.current = relatedTarget instanceof Node && currentTarget.contains(relatedTarget)),
  };
}
