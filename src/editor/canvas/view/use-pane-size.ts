import { useLayoutEffect, useState, type RefObject } from "react";

type PaneSize = { width: number; height: number; screenWidth: number };

/** @returns the current size of an element, and the width of the window around it; undefined before they are known. */
export function usePaneSize(pane: RefObject<HTMLElement | null>): PaneSize | undefined {
  const [size, setSize] = useState<PaneSize>();
  useLayoutEffect(() => {
    const element = pane.current;
    if (!element) return undefined;
    const measure = () =>
      setSize({ width: element.clientWidth, height: element.clientHeight, screenWidth: window.innerWidth });
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    measure();
    return () => observer.disconnect();
  }, [pane]);
  return size;
}
