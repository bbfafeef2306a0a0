import { Suspense, useEffect, useMemo, useState, type MouseEvent, type ReactNode } from "react";
import { BlockContextProvider, BlockError, BlockView } from "#blocks";
import { typeOf } from "#publishing";
import { messageOf, type JsonObject } from "#shared";
import { IconSheet } from "#ui";
import { isElement } from "../canvas/block-elements.ts";
import { sheetsOf } from "../canvas/block-sheets.ts";
import { BlockGuard } from "../canvas/BlockGuard.tsx";
import { holdForm } from "../canvas/hold-form.ts";
import { openStored } from "../canvas/open-stored.ts";
import { Sheet } from "../canvas/Sheet.tsx";
import { useBlockContext } from "../canvas/use-block-context.ts";
import { useEditor } from "../state/editor-context.tsx";
import { markWords } from "./mark-words.ts";

const NONE: readonly string[] = [];

type BlockSheetsProps = {
  types: readonly string[];
  /** Further rules. */
  rules: string;
  /** Called once all of them have settled. */
  onStyled?: () => void;
};

/** The stylesheets of the site and of block types, for the head of a frame. */
export function BlockSheets({ types, rules, onStyled }: BlockSheetsProps) {
  const { canvas } = useEditor().props;
  const sheets = [...canvas.styles, ...sheetsOf(types, canvas)];
  const [missing] = useState(() => new Set(sheets));
  const settle = (href: string) => {
    if (missing.delete(href) && missing.size === 0) onStyled?.();
  };
  return (
    <>
      {sheets.map((href) => (
        <Sheet key={href} href={href} onSettled={settle} />
      ))}
      <style>{rules}</style>
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

/** Passes the dialog's keys on to it. */
function passOn({ key }: KeyboardEvent, page: Document): void {
  page.defaultView?.frameElement?.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
}

type RenderedBlockProps = {
  page: Document;
  /** In the stored form; it re-renders when this is another object. */
  block: JsonObject;
  /** Distinguishes the ids of its elements. */
  idPrefix: string;
  /** Words to highlight. */
  unconfirmed?: readonly string[];
};

/** A block as visitors would see it, inside a frame: disclosures work, but nothing navigates away. */
export function RenderedBlock({ page, block, idPrefix, unconfirmed = NONE }: RenderedBlockProps) {
  const { canvas } = useEditor().props;
  const { sharedBlocks, icons } = canvas;
  const context = useBlockContext();
  const own = useMemo(() => ({ ...context, isLead: false, idPrefix }), [context, idPrefix]);
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
