import { useEffect } from "react";
import { framesOf } from "./frames.ts";

/** Keeps the block at the window's upper edge there when the page becomes wider or narrower. */
export function usePlaceOnResize(page: Document): void {
  useEffect(() => {
    const view = page.defaultView;
    if (!view) return undefined;
    const stop = new AbortController();
    let kept: { frame: HTMLElement; part: number } | undefined;
    let width = view.innerWidth;

    function remember(): void {
      if (view?.innerWidth !== width) return;
      const frame = framesOf(page).find((one) => {
        const isSticky = view.getComputedStyle(one).position === "sticky";
        return !isSticky && one.getBoundingClientRect().bottom > 0;
      });
      const rect = frame?.getBoundingClientRect();
      kept = frame && rect && view.scrollY > 0 ? { frame, part: rect.top / rect.height } : undefined;
    }

    function restore(): void {
      if (!view || view.innerWidth === width) return;
      width = view.innerWidth;
      if (!kept?.frame.isConnected) return;
      const { top, height } = kept.frame.getBoundingClientRect();
      view.scrollBy({ top: top - kept.part * height, behavior: "instant" });
    }

    page.addEventListener("scrollend", remember, { signal: stop.signal });
    view.addEventListener("resize", restore, { signal: stop.signal });
    return () => stop.abort();
  }, [page]);
}
