import { blockElementAt, blockElementOf, blockElements, isTool } from "./block-elements.ts";
import { flash, scrollToTop } from "./view/use-scroll-to-block.ts";

/** A heading of a block as the page shows it. */
export type PageHeading = { level: number; text: string };

const MAX_TEXT = 140;
/** Duplicates, such as those of a moving strip, and what isn't visible by itself don't count as headings of the page. */
const HIDDEN = "[aria-hidden='true'], [inert], dialog:not([open]), [popover], .bwe";

/** @returns the elements of a block's headings, in the order of the page. */
function headingElements(blockElement: Element): HTMLElement[] {
  return [...blockElement.querySelectorAll<HTMLElement>("h1, h2, h3, h4, h5, h6")].filter(
    (heading) => !heading.closest(HIDDEN) && heading.textContent.trim() !== "",
  );
}

function headingsIn(blockElement: Element): PageHeading[] {
  return headingElements(blockElement).map(({ localName, textContent }) => ({
    level: Number(localName.slice(1)),
    text: textContent.trim().replaceAll(/\s+/g, " ").slice(0, MAX_TEXT),
  }));
}

function isSame(a: readonly PageHeading[] = [], b: readonly PageHeading[] = []): boolean {
  return (
    a.length === b.length && a.every(({ level, text }, index) => b[index]?.level === level && b[index].text === text)
  );
}

/** The headings of each block by its key; the same list as long as they are the same. */
export type HeadingsByKey = ReadonlyMap<string, readonly PageHeading[]>;

/** @returns the headings of all blocks. @param known those read before, of which only `changed` elements are read again. */
export function readHeadings(page: Document, known: HeadingsByKey, changed?: ReadonlySet<Element>): HeadingsByKey {
  const read = new Map<string, readonly PageHeading[]>();
  for (const blockElement of blockElements(page)) {
    const { blockKey = "" } = blockElement.dataset;
    const before = known.get(blockKey);
    const now = before && changed && !changed.has(blockElement) ? before : headingsIn(blockElement);
    read.set(blockKey, before && isSame(before, now) ? before : now);
  }
  const isAsBefore = read.size === known.size && [...read].every(([key, headings]) => known.get(key) === headings);
  return isAsBefore ? known : read;
}

/** Reports which blocks changed on the page; changes of the editor's own tools don't count. */
export function watchBlockElements(page: Document, onChange: (changed: ReadonlySet<Element>) => void): () => void {
  const observer = new MutationObserver((records) => {
    const changed = new Set<Element>();
    let isOther = false;
    for (const { target, addedNodes } of records) {
      // A block whose sanitiser was awaited gets another element.
      for (const node of target === page.body ? addedNodes : []) {
        const added = blockElementAt(node);
        if (added) changed.add(added);
      }
      const element = target.nodeType === Node.TEXT_NODE ? target.parentElement : target;
      if (isTool(element)) continue;
      const blockElement = blockElementAt(element);
      if (blockElement) changed.add(blockElement);
      else isOther = true;
    }
    if (isOther || changed.size > 0) onChange(changed);
  });
  observer.observe(page.body, { childList: true, characterData: true, subtree: true });
  return () => observer.disconnect();
}

/**
 * Scrolls a heading of a block to the top of the canvas and highlights it briefly; instead of one that isn't visible, such
 * as in a closed answer, the block.
 * @param index which of the block's headings (`headingElements`).
 */
export function showHeading(page: Document, key: string, index: number): void {
  const blockElement = blockElementOf(page, key);
  const view = page.defaultView;
  if (!blockElement || !view) return;
  const heading = headingElements(blockElement)[index];
  const target = heading?.checkVisibility() ? heading : blockElement;
  scrollToTop(target, view);
  flash(blockElement, target, view);
}
