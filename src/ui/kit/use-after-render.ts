import { useCallback, useLayoutEffect, useRef } from "react";

/** @returns a function that takes what to do once the change of the present event is rendered, such as moving the focus. */
export function useAfterRender(): (work: () => void) => void {
  const next = useRef<() => void>(undefined);
  // A passive effect of an earlier render may still be pending: it would run before the change is rendered.
  useLayoutEffect(() => {
    const work = next.current;
    next.current = undefined;
    work?.();
  });
  return useCallback((work) => {
    next.current = work;
  }, []);
}
