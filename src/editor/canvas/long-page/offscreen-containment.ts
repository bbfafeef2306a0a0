import { keepInPlace } from "./keep-in-place.ts";

/** Blocks farther than this from the viewport are contained: farther than browsers render ahead by themselves. */
const MARGIN = "200% 0px";
/** Heights are measured this long after a block is added or changed, or the page's width or stylesheets change. */
const SETTLE_MS = 500;
/** Laying out more than this at once would take seconds: their heights are measured once they come near. */
const MAX_RENEWED = 200;
/** Browsers lay out in fractions of a pixel. */
const TOLERANCE_PX = 0.1;
/** Keeps a height from being rounded down to the browser's next smaller fraction of a pixel. */
const ROUNDING_PX = 0.005;

type Containment = { watch: (blockElement: HTMLElement) => () => void };

const containments = new WeakMap<Document, Containment>();

function release({ style }: HTMLElement): void {
  style.removeProperty("content-visibility");
  style.removeProperty("contain-intrinsic-block-size");
}

/** Skips rendering a block's content but keeps a height; the keyboard, find-in-page and anchors still reach it. */
export function contain({ style }: HTMLElement, height: string): void {
  style.setProperty("contain-intrinsic-block-size", height);
  style.setProperty("content-visibility", "auto");
}

/** Whether there is a gap before or after a block: a collapsed margin of its content, which containment would keep inside. */
function hasGap(blockElement: Element): boolean {
  const { top, bottom } = blockElement.getBoundingClientRect();
  const above = blockElement.previousElementSibling?.getBoundingClientRect().bottom ?? top;
  const below = blockElement.nextElementSibling?.getBoundingClientRect().top ?? bottom;
  return Math.abs(above - top) > TOLERANCE_PX || Math.abs(below - bottom) > TOLERANCE_PX;
}

function contentHeight(blockElement: Element): number {
  const style = getComputedStyle(blockElement);
  const around = [style.paddingTop, style.paddingBottom, style.borderTopWidth, style.borderBottomWidth];
  return around.reduce((height, size) => height - Number.parseFloat(size), blockElement.getBoundingClientRect().height);
}

/** Measures all blocks before it changes any, so that the page is laid out once. */
function settle(entries: readonly IntersectionObserverEntry[]): void {
  const settled = entries.map(({ target, isIntersecting }) => ({
    blockElement: target as HTMLElement,
    height: isIntersecting || hasGap(target) ? undefined : contentHeight(target),
  }));
  const view = entries[0]?.target.ownerDocument.defaultView;
  if (!view) return;
  keepInPlace(view, () => {
    for (const { blockElement, height } of settled) {
      if (height === undefined) release(blockElement);
      else contain(blockElement, `${height + ROUNDING_PX}px`);
    }
  });
}

function makeContainment(page: Document): Containment {
  const observer = new IntersectionObserver(settle, { root: page, rootMargin: MARGIN });
  const elements = new Set<HTMLElement>();
  let timer = 0;

  function begin(): void {
    timer = 0;
    elements.forEach((blockElement) => observer.observe(blockElement));
  }

  function renew(): void {
    if (elements.size > MAX_RENEWED) return;
    observer.disconnect();
    elements.forEach(release);
    window.clearTimeout(timer);
    timer = window.setTimeout(begin, SETTLE_MS);
  }

  // Before other listeners, which would measure old heights.
  page.defaultView?.addEventListener("resize", renew, { capture: true });
  page.addEventListener("load", ({ target }) => isSheet(target) && renew(), { capture: true });
  page.fonts.addEventListener("loadingdone", renew);
  return {
    watch: (blockElement) => {
      elements.add(blockElement);
      // Not postponed by each key press.
      timer ||= window.setTimeout(begin, SETTLE_MS);
      return () => {
        elements.delete(blockElement);
        observer.unobserve(blockElement);
        release(blockElement);
      };
    },
  };
}

function isSheet(target: EventTarget | null): boolean {
  return target !== null && "sheet" in target;
}

function containmentOf(page: Document): Containment {
  const known = containments.get(page) ?? makeContainment(page);
  containments.set(page, known);
  return known;
}

/**
 * Contains a block of a long page while it is far off screen: the browser then needn't lay out the whole page for each key.
 * One nearby is never contained, so that overflow looks as it does for visitors.
 * @param signal stops it.
 */
export function containOffscreen(blockElement: HTMLElement, signal: AbortSignal): void {
  if (!signal.aborted) signal.addEventListener("abort", containmentOf(blockElement.ownerDocument).watch(blockElement));
}
