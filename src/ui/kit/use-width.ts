import { useEffect, useRef, useState, type RefObject } from "react";

/** Measures an element's width, now and whenever it changes. @returns 0 before it is known. */
export function useWidth<Measured extends Element>(): [ref: RefObject<Measured | null>, width: number] {
  const ref = useRef<Measured>(null);
  const [width, setWidth] = useState(0);
  useEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(() => setWidth(element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, width];
}
