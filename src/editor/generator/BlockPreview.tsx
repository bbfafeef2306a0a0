import {
  Suspense,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type MouseEvent,
  type ReactNode,
  type SyntheticEvent,
} from "react";
import { createPortal } from "react-dom";
import { BlockContextProvider, BlockError, BlockView } from "#blocks";
import { typeOf } from "#publishing";
import { messageOf, type JsonObject } from "#shared";
import { IconSheet } from "#ui";
import { isElement } from "../canvas/block-elements.ts";
import { BlockGuard } from "../canvas/BlockGuard.tsx";
import { openStored } from "../canvas/open-stored.ts";
import { useBlockContext } from "../canvas/use-block-context.ts";
import { usePaneSize } from "../canvas/use-pane-size.ts";
import { useEditor, useUi } from "../state/editor-context.tsx";
import { markWords } from "./mark-words.ts";

/** Links open new windows, which the sandbox blocks. */
const EMPTY_PAGE =
  '<!doctype html><html lang="en"><head><title>Generated block</title><base target="_blank"></head><body></body></html>';
/** A pane narrower than this shows the block as on a phone, a wider one as on a desktop, scaled down. */
const NARROW = 560;
const DESKTOP = 1280;
const NONE: readonly string[] = [];

const STYLE = `
  body { margin: 0; overflow: hidden; }
  ::highlight(unconfirmed) { background-color: #ffdf80; color: #241a00; }
`;

function setTheme(page: Document, isDark: boolean): void {
  page.documentElement.dataset.theme = isDark ? "dark" : "light";
}

type BlockPreviewProps = {
  /** In the outside form; it re-renders when this is another object. */
  block: JsonObject;
  /** Words to highlight. */
  unconfirmed?: readonly string[];
};

/** A block as visitors would see it, in a frame: disclosures work, but nothing navigates away. */
export function BlockPreview({ block, unconfirmed = NONE }: BlockPreviewProps) {
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
      {page && createPortal(<Sheets type={typeOf(block)} />, page.head)}
      {page && createPortal(<Drawn page={page} block={block} unconfirmed={unconfirmed} />, page.body)}
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

function Sheets({ type }: { type: string }) {
  const { styles, blockStyles } = useEditor().props.canvas;
  const own = Object.hasOwn(blockStyles, type) ? blockStyles[type] : undefined;
  return (
    <>
      {(own ? [...styles, own] : styles).map((href) => (
        <link key={href} rel="stylesheet" href={href} />
      ))}
      <style>{STYLE}</style>
    </>
  );
}

/** A link to an anchor of the block scrolls to it; no other link works. */
function holdLink(event: MouseEvent): void {
  const link = isElement(event.target) ? event.target.closest("a[href], area") : null;
  if (!link) return;
  event.preventDefault();
  const address = link.getAttribute("href") ?? "";
  const target = address.length > 1 && address.startsWith("#") && link.ownerDocument.getElementById(address.slice(1));
  if (target) target.scrollIntoView({ block: "nearest", inline: "nearest" });
}

/** Prevents forms from being submitted, also by their own scripts. */
function holdForm(event: SyntheticEvent): void {
  event.preventDefault();
  event.stopPropagation();
}

/** Passes the dialog's keys on to it. */
function passOn({ key }: KeyboardEvent, page: Document): void {
  page.defaultView?.frameElement?.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
}

function Drawn({ page, block, unconfirmed }: Required<BlockPreviewProps> & { page: Document }) {
  const { canvas } = useEditor().props;
  const { sharedBlocks, icons } = canvas;
  const context = useBlockContext();
  const own = useMemo(() => ({ ...context, isLead: false, idPrefix: "generated" }), [context]);
  const outcome = openStored(block, sharedBlocks);
  const words = unconfirmed.join("\n");
  useEffect(() => markWords(page, words.split("\n").filter(Boolean)), [page, words]);
  const failed = (error: unknown): ReactNode => <BlockError type={typeOf(block)} message={messageOf(error)} />;
  return (
    <IconSheet value={icons}>
      <div
        role="presentation"
        onClickCapture={holdLink}
        onAuxClickCapture={holdLink}
        onSubmitCapture={holdForm}
        onKeyDown={(event) => event.key === "Escape" && passOn(event.nativeEvent, page)}
      >
        <BlockContextProvider value={own}>
          <BlockGuard of={block} fallback={failed}>
            <Suspense fallback={null}>
              {"message" in outcome ? failed(new Error(outcome.message)) : <BlockView {...outcome} />}
            </Suspense>
          </BlockGuard>
        </BlockContextProvider>
      </div>
    </IconSheet>
  );
}
