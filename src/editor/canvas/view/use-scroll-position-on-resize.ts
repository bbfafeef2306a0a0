import { useEffect } from "react";
import { blockElements } from "../block-elements.ts";

/** Keeps the topmost visible block in position when the page's width changes. */
export function useScrollPositionOnResize(page: Document): void {
  useEffect(() => {
    const view = page.defaultView;
    if (!view) return undefined;
    const stop = new AbortController();
    let kept: { blockElement: HTMLElement; part: number } | undefined;
    let width = view.innerWidth;

    function remember(): void {
      if (view?.innerWidth !== width) return;
      const blockElement = blockElements(page).find((one) => {
        const isSticky = view.getComputedStyle(one).position === "sticky";
        return !isSticky && one.getBoundingClientRect().bottom > 0;
      });
      const rect = blockElement?.getBoundingClientRect();
      kept = blockElement && rect && view.scrollY > 0 ? { blockElement, part: rect.top / rect.height } : undefined;
    }

    function restore(): void {
      if (!view || view.innerWidth === width) return;
      width = view.innerWidth;
      if (!kept?.blockElement.isConnected) return;
      const { top, height } = kept.blockElement.getBoundingClientRect();
      view.scrollBy({ top: top - kept.part * height, behavior: "instant" });
    }

    // Safari before 26.2 doesn't tell the end of a scroll.
    page.addEventListener("onscrollend" in view ? "scrollend" : "scroll", remember, { signal: stop.signal });
    view.addEventListener("resize", restore, { signal: stop.signal });
    return () => stop.abort();
  }, [page]);
}
