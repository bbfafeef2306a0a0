/** Previews this far outside of the list, in parts of its height, are rendered too. */
const MARGIN = "35% 0px";
/** How many load at the same time. */
const AT_ONCE = 3;
/** How many stay rendered: those that were rendered first and are far away make room. */
const MAX_RENDERED = 48;
/** A preview that takes longer, such as without a connection, no longer holds up the others. */
const PATIENCE_MS = 1500;

/** Decides which previews of a list are rendered. */
export type PreviewQueue = {
  /** Tracks a preview. @param render called with whether to render it. @returns stops tracking. */
  watch: (preview: Element, render: (isRendered: boolean) => void) => () => void;
  /** A preview has loaded. */
  settle: (preview: Element) => void;
  stop: () => void;
};

/** Makes the queue of the previews in a scrolling element: those near its view are rendered, one in each frame. */
export function makePreviewQueue(scroller: Element): PreviewQueue {
  const renders = new Map<Element, (isRendered: boolean) => void>();
  const near = new Set<Element>();
  const rendered = new Set<Element>();
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
    frame ||= requestAnimationFrame(renderNext);
  }

  function renderNext(): void {
    frame = 0;
    const next = [...near].find((preview) => !rendered.has(preview));
    if (!next || loading.size >= AT_ONCE) return;
    rendered.add(next);
    loading.add(next);
    window.setTimeout(() => settle(next), PATIENCE_MS);
    renders.get(next)?.(true);
    makeRoom();
    plan();
  }

  function makeRoom(): void {
    const far = rendered.size > MAX_RENDERED ? [...rendered].find((preview) => !near.has(preview)) : undefined;
    if (!far) return;
    rendered.delete(far);
    renders.get(far)?.(false);
  }

  function settle(preview: Element): void {
    if (loading.delete(preview)) plan();
  }

  return {
    watch: (preview, render) => {
      renders.set(preview, render);
      observer.observe(preview);
      return () => {
        observer.unobserve(preview);
        renders.delete(preview);
        near.delete(preview);
        rendered.delete(preview);
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
