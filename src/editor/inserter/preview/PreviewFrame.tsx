import { startTransition, useEffect, useEffectEvent, useRef, useState } from "react";
import { createPortal, flushSync } from "react-dom";
import { typeOf } from "#publishing";
import { cx, type JsonObject } from "#shared";
import { usePaneSize } from "../../canvas/view/use-pane-size.ts";
import { useViewsOf } from "../../canvas/use-views.ts";
import { BlockSheets, RenderedBlock } from "../../generator/RenderedBlock.tsx";
import { useUi } from "../../state/editor-context.tsx";
import { takeTurn } from "./take-turn.ts";
import { useServedSample } from "./use-served-sample.ts";

/** The window that blocks are previewed in: a desktop's. */
const WINDOW = { width: 1280, height: 800 };
/** What is lower than the window is in its middle; what moves is at its end. */
const STYLE = `
  html { overflow: hidden; scrollbar-gutter: auto; }
  body { display: grid; grid-template-columns: minmax(0, 1fr); align-content: safe center; min-height: 100vh; margin: 0; }
  *, *::before, *::after {
    animation-delay: 0s !important;
    animation-duration: 1ms !important;
    animation-iteration-count: 1 !important;
    animation-timeline: auto !important;
    transition: none !important;
  }
`;

function emptyPage(isDark: boolean): string {
  const theme = isDark ? "dark" : "light";
  return `<!doctype html><html lang="en" data-theme="${theme}"><head><title>Preview</title></head><body></body></html>`;
}

type PreviewFrameProps = { blocks: readonly JsonObject[]; isServed?: boolean; onReady: () => void };

/** A window of blocks, scaled to the width of the element around it; it fades in once everything is there. */
export function PreviewFrame({ blocks, isServed, onReady }: PreviewFrameProps) {
  const isDark = useUi((state) => state.isDark);
  const pane = useRef<HTMLDivElement>(null);
  const size = usePaneSize(pane);
  const [page, setPage] = useState<Document>();
  const [types] = useState(() => [...new Set(blocks.map(typeOf))]);
  const [isStyled, setStyled] = useState(false);
  const hasViews = useViewsOf(blocks);
  const { isSettled, html } = useServedSample(isServed ? blocks[0] : undefined);
  const [hasTurn, setTurn] = useState(false);
  const mayRender = isStyled && hasViews && isSettled;
  useEffect(() => (mayRender ? takeTurn(() => flushSync(() => setTurn(true))) : undefined), [mayRender]);
  const isReady = mayRender && hasTurn;
  const ready = useEffectEvent(onReady);
  useEffect(() => {
    if (isReady) ready();
  }, [isReady]);
  return (
    <div ref={pane} className="absolute inset-0">
      <iframe
        title="Preview"
        srcDoc={emptyPage(isDark)}
        sandbox="allow-same-origin"
        inert
        tabIndex={-1}
        // It renders in slices, between which the dialog stays responsive.
        onLoad={({ currentTarget: { contentDocument } }) =>
          startTransition(() => setPage(contentDocument ?? undefined))
        }
        className={cx(
          "block origin-top-left border-0 transition-opacity duration-200 motion-reduce:transition-none",
          !isReady && "opacity-0",
        )}
        style={{ ...WINDOW, transform: `scale(${(size?.width ?? 0) / WINDOW.width})` }}
      />
      {page && createPortal(<BlockSheets types={types} rules={STYLE} onStyled={() => setStyled(true)} />, page.head)}
      {page && isReady && createPortal(<Contents {...{ page, blocks, html }} />, page.body)}
    </div>
  );
}

type ContentsProps = { page: Document; blocks: readonly JsonObject[]; html?: string };

/** @param props.html replaces the blocks: markup from the server, which has cleaned it. */
function Contents({ page, blocks, html }: ContentsProps) {
  if (html !== undefined) return <div dangerouslySetInnerHTML={{ __html: html }} />;
  return blocks.map((block, index) => {
    const idPrefix = `sample-${index}`;
    return <RenderedBlock key={idPrefix} {...{ page, block, idPrefix }} />;
  });
}
