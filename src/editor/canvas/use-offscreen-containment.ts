import { useEffect, type RefObject } from "react";

/** A page of more blocks than this lets those out of sight rest; a shorter one has nothing to gain. */
const LONG = 30;
/** Farther from what is seen a block rests: farther than browsers draw ahead by themselves. */
const FAR = "200% 0px";
/** Heights are measured this long after a block came or changed, or the page's width or sheets did. */
const CALM_MS = 500;
/** Browsers lay out in parts of a pixel. */
const EVEN_PX = 0.1;
/** Keeps a height from being cut down to the browser's next smaller part of a pixel. */
const PART_PX = 0.005;

type Rest = { watch: (blockElement: HTMLElement) => () => void };

const rests = new WeakMap<Document, Rest>();

function wake({ style }: HTMLElement): void {
  style.removeProperty("content-visibility");
  style.removeProperty("contain-intrinsic-block-size");
}

/** Its height stays what it is, of what is in it nothing is drawn; the keyboard, a search and anchors still get there. */
function rest({ style }: HTMLElement, height: number): void {
  style.setProperty("contain-intrinsic-block-size", `${height + PART_PX}px`);
  style.setProperty("content-visibility", "auto");
}

/** Whether there is a gap before or behind a block: a margin from inside of it, which a resting block would keep in. */
function hasGap(blockElement: Element): boolean {
  const { top, bottom } = blockElement.getBoundingClientRect();
  const above = blockElement.previousElementSibling?.getBoundingClientRect().bottom ?? top;
  const below = blockElement.nextElementSibling?.getBoundingClientRect().top ?? bottom;
  return Math.abs(above - top) > EVEN_PX || Math.abs(below - bottom) > EVEN_PX;
}

function contentHeight(blockElement: Element): number {
  const style = getComputedStyle(blockElement);
  const around = [style.paddingTop, style.paddingBottom, style.borderTopWidth, style.borderBottomWidth];
  return around.reduce((height, size) => height - Number.parseFloat(size), blockElement.getBoundingClientRect().height);
}

/** Measures all before it changes one, so that the page is laid out once. */
function settle(entries: readonly IntersectionObserverEntry[]): void {
  const settled = entries.map(({ target, isIntersecting }) => ({
    blockElement: target as HTMLElement,
    height: isIntersecting || hasGap(target) ? undefined : contentHeight(target),
  }));
  for (const { blockElement, height } of settled) {
    if (height === undefined) wake(blockElement);
    else rest(blockElement, height);
  }
}

function makeRest(page: Document): Rest {
  const observer = new IntersectionObserver(settle, { root: page, rootMargin: FAR });
  const elements = new Set<HTMLElement>();
  let timer = 0;

  function begin(): void {
    timer = 0;
    elements.forEach((blockElement) => observer.observe(blockElement));
  }

  function renew(): void {
    observer.disconnect();
    elements.forEach(wake);
    window.clearTimeout(timer);
    timer = window.setTimeout(begin, CALM_MS);
  }

  // Before whatever else listens: it would measure old heights.
  page.defaultView?.addEventListener("resize", renew, { capture: true });
  page.addEventListener("load", ({ target }) => isSheet(target) && renew(), { capture: true });
  page.fonts.addEventListener("loadingdone", renew);
  return {
    watch: (blockElement) => {
      elements.add(blockElement);
      // Not put off by each key that is typed.
      timer ||= window.setTimeout(begin, CALM_MS);
      return () => {
        elements.delete(blockElement);
        observer.unobserve(blockElement);
        wake(blockElement);
      };
    },
  };
}

function isSheet(target: EventTarget | null): boolean {
  return target !== null && "sheet" in target;
}

function restOf(page: Document): Rest {
  const known = rests.get(page) ?? makeRest(page);
  rests.set(page, known);
  return known;
}

/**
 * Lets a block of a long page rest while it is far from what is seen: the browser then needn't go through all of the page
 * for each key. One near by is never contained, so that what reaches over its edge is seen as visitors see it.
 * @param part a child of the block's element.
 * @param content what the block is drawn from: with another one its height is measured anew.
 */
export function useOffscreenContainment(part: RefObject<Element | null>, content: unknown, count: number): void {
  const isLong = count > LONG;
  useEffect(() => {
    const blockElement = part.current?.parentElement;
    return blockElement && isLong ? restOf(blockElement.ownerDocument).watch(blockElement) : undefined;
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- drawn from something else, it may have another height
  }, [part, content, isLong]);
}
