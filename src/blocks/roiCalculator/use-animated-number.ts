import { useEffect, useRef, useState } from "react";

/** How long a number takes to reach its new value (spec 9). */
const DURATION_MS = 400;

/** The intermediate number: slows down towards the end and arrives exactly. */
export function numberAt(from: number, to: number, progress: number): number {
  if (progress >= 1) return to;
  return from + (to - from) * (1 - (1 - Math.max(0, progress)) ** 3);
}

/** Follows `target` within 0.4 s (spec 4); at once with reduced motion. */
export function useAnimatedNumber(target: number): number {
  const [shown, setShown] = useState(target);
  const current = useRef(target);
  useEffect(() => {
    const from = current.current;
    if (from === target) return undefined;
    const show = (value: number) => {
      current.current = value;
      setShown(value);
    };
    const isStill = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
    const start = performance.now();
    const draw = (now: number) => {
      const progress = isStill ? 1 : (now - start) / DURATION_MS;
      show(numberAt(from, target, progress));
      if (progress < 1) frame = requestAnimationFrame(draw);
    };
    let frame = requestAnimationFrame(draw);
    return () => cancelAnimationFrame(frame);
  }, [target]);
  return shown;
}
