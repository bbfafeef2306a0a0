import { useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { defaultContext } from "#blocks";
import { cx } from "#shared";
import { useEditor, useUi } from "../state/editor-context.tsx";
import { CanvasProvider, makeCanvasState } from "./canvas-state.tsx";
import { firstKeys } from "./long-page/use-rendering.ts";
import { loadFaces, showLateFaces } from "./faces.ts";
import { frameSize } from "./view/frame-size.ts";
import { PageBody } from "./PageBody.tsx";
import { PageHead } from "./PageHead.tsx";
import { setToolScale } from "./tools/tool-scale.ts";
import { useFirstViews } from "./use-views.ts";
import { usePaneSize } from "./view/use-pane-size.ts";

/** A document in standards mode; about:blank would be one in quirks mode. */
const EMPTY_PAGE = "<!doctype html><html lang=en><head><title>Page</title></head><body></body></html>";

function setTheme(page: Document, isDark: boolean): void {
  Object.assign(page.documentElement.dataset, { canvas: "", theme: isDark ? "dark" : "light" });
}

/**
 * Tracks whether the page's first stylesheets have settled, and its faces: blocks rendered earlier would be laid out again
 * with each of them.
 */
function useStyled(page: Document | undefined) {
  const [styled, setStyled] = useState<Document>();
  const onStyled = useCallback(() => {
    if (!page) return;
    showLateFaces(page);
    // The frame may have another document by then.
    void loadFaces(page).then(() => setStyled((now) => (page.defaultView ? page : now)));
  }, [page]);
  return { isStyled: page !== undefined && styled === page, onStyled };
}

/** The page as visitors see it, in a frame so that media queries match its width, with the editing tools. */
export function Canvas() {
  const { ui, document: draft, props } = useEditor();
  const { language } = props.canvas;
  const viewport = useUi((state) => state.viewport);
  const zoom = useUi((state) => state.zoom);
  const isDark = useUi((state) => state.isDark);
  const [store] = useState(() => makeCanvasState(firstKeys(draft.view().draft.blocks)));
  const [page, setPage] = useState<Document>();
  const pane = useRef<HTMLDivElement>(null);
  const size = usePaneSize(pane);
  const { isStyled, onStyled } = useStyled(page);
  const hasViews = useFirstViews(() => draft.view().draft.blocks);

  useLayoutEffect(() => {
    if (page) setTheme(page, isDark);
  }, [page, isDark]);

  useLayoutEffect(() => {
    const { locale, direction } = language ?? { locale: defaultContext.locale, direction: "" };
    if (page) Object.assign(page.documentElement, { lang: locale, dir: direction });
  }, [page, language]);

  useEffect(() => {
    ui.set({ canvasDocument: page });
    return () => ui.set({ canvasDocument: undefined });
  }, [ui, page]);

  const shown = size && frameSize(viewport, size, zoom);
  const scale = shown?.scale ?? 1;
  useLayoutEffect(() => {
    ui.set({ scale });
    if (page) setToolScale(page, scale);
  }, [ui, page, scale]);

  return (
    <div
      ref={pane}
      className={cx(
        "absolute inset-0 flex overflow-y-hidden bg-tint",
        zoom === "fit" ? "overflow-x-hidden" : "overflow-x-auto",
      )}
    >
      {shown && (
        <div className="mx-auto h-full shrink-0 overflow-hidden" style={{ width: shown.width * shown.scale }}>
          {/* oxlint-disable-next-line react/iframe-missing-sandbox -- Safari calls none of our listeners in a sandboxed frame */}
          <iframe
            title="Page"
            srcDoc={EMPTY_PAGE}
            onLoad={({ currentTarget }) => setPage(currentTarget.contentDocument ?? undefined)}
            className="block origin-top-left border-0"
            style={{ width: shown.width, height: shown.height, transform: `scale(${shown.scale})` }}
          />
        </div>
      )}
      {page && (
        <CanvasProvider value={store}>
          {createPortal(<PageHead onStyled={onStyled} />, page.head)}
          {isStyled && hasViews && createPortal(<PageBody page={page} />, page.body)}
        </CanvasProvider>
      )}
    </div>
  );
}
