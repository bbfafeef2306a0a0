import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { typeOf } from "#publishing";
import type { JsonObject } from "#shared";
import { usePaneSize } from "../canvas/view/use-pane-size.ts";
import { useUi } from "../state/editor-context.tsx";
import { BlockSheets, RenderedBlock } from "./RenderedBlock.tsx";

/** Links open new windows, which the sandbox blocks. */
const EMPTY_PAGE =
  '<!doctype html><html lang="en"><head><title>Generated block</title><base target="_blank"></head><body></body></html>';
/** A pane narrower than this shows the block as on a phone, a wider one as on a desktop, scaled down. */
const NARROW = 560;
const DESKTOP = 1280;

const STYLE = `
  body { margin: 0; overflow: hidden; }
  ::highlight(unconfirmed) { background-color: #ffdf80; color: #241a00; }
`;

function setTheme(page: Document, isDark: boolean): void {
  page.documentElement.dataset.theme = isDark ? "dark" : "light";
}

type BlockPreviewProps = {
  /** In the stored form; it re-renders when this is another object. */
  block: JsonObject;
  /** Words to highlight. */
  unconfirmed?: readonly string[];
};

/** A block as visitors would see it, in a frame: disclosures work, but nothing navigates away. */
export function BlockPreview({ block, unconfirmed }: BlockPreviewProps) {
  const isDark = useUi((state) => state.isDark);
  const pane = useRef<HTMLDivElement>(null);
  const size = usePaneSize(pane);
  const [page, setPage] = useState<Document>();
  const height = useHeight(page);
  useLayoutEffect(() => {
    if (page) setTheme(page, isDark);
  }, [page, isDark]);
  const available = size?.width ?? 0;
  const width = available < NARROW ? available : DESKTOP;
  const scale = width > 0 ? Math.min(1, available / width) : 1;
  return (
    <div
      ref={pane}
      className="overflow-hidden rounded-control border border-line bg-tint"
      style={{ height: Math.max(160, height * scale) }}
    >
      <iframe
        title="Generated block"
        srcDoc={EMPTY_PAGE}
        sandbox="allow-same-origin"
        onLoad={({ currentTarget }) => setPage(currentTarget.contentDocument ?? undefined)}
        className="block origin-top-left border-0"
        style={{ width, height: Math.max(height, 160 / scale), transform: `scale(${scale})` }}
      />
      {page && createPortal(<BlockSheets types={[typeOf(block)]} rules={STYLE} />, page.head)}
      {page &&
        createPortal(
          <RenderedBlock page={page} block={block} idPrefix="generated" unconfirmed={unconfirmed} />,
          page.body,
        )}
    </div>
  );
}

/** Tracks the height of the page. */
function useHeight(page: Document | undefined): number {
  const [height, setHeight] = useState(0);
  useEffect(() => {
    const content = page?.body;
    if (!content) return undefined;
    const observer = new ResizeObserver(() => setHeight(content.scrollHeight));
    observer.observe(content);
    return () => observer.disconnect();
  }, [page]);
  return height;
}
