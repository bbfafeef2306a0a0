import { useEffect, useLayoutEffect, useState } from "react";
import { createPortal } from "react-dom";
import { BlockSheets, RenderedBlock } from "../../generator/RenderedBlock.tsx";
import { useBlock, useUi } from "../../state/editor-context.tsx";

/** What is typed is shown after a pause this long. */
const PAUSE_MS = 200;
const EMPTY_PAGE =
  '<!doctype html><html lang="en"><head><title>Preview</title><base target="_blank"></head><body></body></html>';
const STYLE = "body { margin: 0; }";
/** The headings that the outline has: those in no quotation or list. */
const HEADINGS = ".content-text > :is(h2, h3, h4)";

/** Room above a heading that comes into view. */
const ABOVE_PX = 24;

/** @returns a value once it has stayed the same for a moment. */
function useQuiet<Value>(value: Value): Value {
  const [quiet, setQuiet] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setQuiet(value), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return quiet;
}

/** The page is light or dark as the window around it is, or dark where the canvas is. */
function setTheme(page: Document, isDark: boolean): void {
  const theme = isDark ? "dark" : document.documentElement.dataset.theme;
  if (theme !== undefined) page.documentElement.dataset.theme = theme;
}

/** Scrolls to a heading; -1 is what comes before the first one. */
function showHeading(page: Document, heading: number): void {
  const view = page.defaultView;
  const target = page.querySelectorAll(HEADINGS)[heading];
  view?.scrollTo({ top: target ? target.getBoundingClientRect().top + view.scrollY - ABOVE_PX : 0 });
}

/** A text as visitors will see it, in a page of its own; it follows the heading at which someone writes. */
export function Preview({ blockKey, heading }: { blockKey: string; heading: number }) {
  const isDark = useUi((state) => state.isDark);
  const block = useQuiet(useBlock(blockKey));
  const [page, setPage] = useState<Document>();
  useLayoutEffect(() => {
    if (page) setTheme(page, isDark);
  }, [page, isDark]);
  const isRendered = block !== undefined;
  useEffect(() => {
    if (page && isRendered) showHeading(page, heading);
  }, [page, heading, isRendered]);
  return (
    <>
      <iframe
        title="Preview"
        srcDoc={EMPTY_PAGE}
        sandbox="allow-same-origin"
        onLoad={({ currentTarget }) => setPage(currentTarget.contentDocument ?? undefined)}
        className="block size-full border-0"
      />
      {page && createPortal(<BlockSheets types={["content"]} rules={STYLE} />, page.head)}
      {page && block && createPortal(<RenderedBlock page={page} block={block} idPrefix="preview" />, page.body)}
    </>
  );
}
