/** Previews this far outside of the list, in parts of its height, are drawn too. */
const MARGIN = "35% 0px";
/** How many load at the same time. */
const AT_ONCE = 3;
/** How many stay drawn: those that were drawn first and are far away make room. */
const MAX_DRAWN = 48;
/** A preview that takes longer, such as without a connection, no longer holds up the others. */
const PATIENCE_MS = 1500;

/** Decides which previews of a list are drawn. */
export type PreviewQueue = {
  /** Tracks a preview. @param draw is told whether to draw it. @returns stops tracking. */
  watch: (preview: Element, draw: (isDrawn: boolean) => void) => () => void;
  /** A preview has loaded. */
  settle: (preview: Element) => void;
  stop: () => void;
};

/** Makes the queue of the previews in a scrolling element: those near its view are drawn, one in each frame. */
export function makePreviewQueue(scroller: Element): PreviewQueue {
  const draws = new Map<Element, (isDrawn: boolean) => void>();
  const near = new Set<Element>();
  const drawn = new Set<Element>();
  const loading = new Set<Element>();
  let frame = 0;

  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) near.add(target);
        else near.delete(target);
      }
      plan();
    },
    { root: scroller, rootMargin: MARGIN },
  );

  function plan(): void {
    frame ||= requestAnimationFrame(drawNext);
  }

  function drawNext(): void {
    frame = 0;
    const next = [...near].find((preview) => !drawn.has(preview));
    if (!next || loading.size >= AT_ONCE) return;
    drawn.add(next);
    loading.add(next);
    window.setTimeout(() => settle(next), PATIENCE_MS);
    draws.get(next)?.(true);
    makeRoom();
    plan();
  }

  function makeRoom(): void {
    const far = drawn.size > MAX_DRAWN ? [...drawn].find((preview) => !near.has(preview)) : undefined;
    if (!far) return;
    drawn.delete(far);
    draws.get(far)?.(false);
  }

  function settle(preview: Element): void {
    if (loading.delete(preview)) plan();
  }

  return {
    watch: (preview, draw) => {
      draws.set(preview, draw);
      observer.observe(preview);
      return () => {
        observer.unobserve(preview);
        draws.delete(preview);
        near.delete(preview);
        drawn.delete(preview);
        settle(preview);
      };
    },
    settle,
    stop: () => {
      observer.disconnect();
      cancelAnimationFrame(frame);
    },
  };
}
