import { useEffect, useRef, useState } from "react";

/** How long a number takes to reach its new value (spec 9). */
const DURATION_MS = 400;

/** The intermediate number: slows down towards the end and arrives exactly. */
export function numberAt(from: number, to: number, progress: number): number {
  if (progress >= 1) return to;
  return from + (to - from) * (1 - (1 - Math.max(0, progress)) ** 3);
}

/** Whether the visitor wants less motion, or the site's theme has none. */
function isStill(): boolean {
  if (window.matchMedia("(prefers-reduced-motion: reduce)").matches) return true;
  return getComputedStyle(document.documentElement).getPropertyValue("--motion") === "none";
}

/** Follows `target` within 0.4 s (spec 4); at once where nothing moves. */
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
    const still = isStill();
    const start = performance.now();
    const draw = (now: number) => {
      const progress = still ? 1 : (now - start) / DURATION_MS;
      show(numberAt(from, target, progress));
      if (progress < 1) frame = requestAnimationFrame(draw);
    };
    let frame = requestAnimationFrame(draw);
    return () => cancelAnimationFrame(frame);
  }, [target]);
  return shown;
}
