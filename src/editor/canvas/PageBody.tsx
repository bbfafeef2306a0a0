import { Fragment, useEffect, useRef } from "react";
import { namesOfRepeated } from "#blocks";
import { keyOf, typeOf } from "#publishing";
import type { JsonObject } from "#shared";
import { IconSheet } from "#ui";
import { useDocument, useEditor, useLive, useUi } from "../state/editor-context.tsx";
import type { Overlay } from "../state/ui-state.ts";
import { AddButton } from "./tools/AddHere.tsx";
import { sheetsOf } from "./block-sheets.ts";
import { CanvasBlock } from "./CanvasBlock.tsx";
import { useCanvas, useCanvasStore } from "./canvas-state.tsx";
import { findLead } from "./open-stored.ts";
import { useBlockContext } from "./use-block-context.ts";
import { useCanvasEvents } from "./use-canvas-events.ts";
import { useDroppedPictures } from "./pictures/use-dropped-pictures.ts";
import { useRendering } from "./long-page/use-rendering.ts";
import { useNextOfGone } from "./use-next-of-gone.ts";
import { useScrollPositionOnResize } from "./view/use-scroll-position-on-resize.ts";
import { useClearTextSelection, useScrollToBlock } from "./view/use-scroll-to-block.ts";

const NONE: readonly string[] = [];

/** @returns what is read of the page's blocks in order; the same list until one of its entries changes. */
function useBlockList<Entry>(read: (blocks: readonly JsonObject[]) => readonly Entry[]): readonly Entry[] {
  const kept = useRef<readonly Entry[]>([]);
  return useDocument(({ draft }) => {
    const list = read(draft.blocks);
    const isSame = list.length === kept.current.length && list.every((entry, index) => kept.current[index] === entry);
    if (!isSame) kept.current = list;
    return kept.current;
  });
}

const keysOf = (blocks: readonly JsonObject[]) => blocks.map(keyOf);
const namesIn = (blocks: readonly JsonObject[]) => namesOfRepeated(blocks.map((block) => block[typeOf(block)]));

/** The page's blocks inside the canvas, with the editor's parts on the page. */
export function PageBody({ page }: { page: Document }) {
  const { canvas, capabilities } = useEditor().props;
  const { sharedBlocks, icons } = canvas;
  const keys = useBlockList(keysOf);
  const names = useBlockList(namesIn);
  const lead = useDocument(({ draft }) => findLead(draft.blocks, sharedBlocks));
  const context = useBlockContext();
  const overlay = useOverlay();
  useCanvasEvents(page);
  useDroppedPictures(page);
  useRendering(page, keys);
  useNextOfGone(page, keys);
  useScrollToBlock(page);
  useClearTextSelection(page);
  useScrollPositionOnResize(page);
  useLocation();
  return (
    <IconSheet value={icons}>
      <div className="bwe bwe-strip" />
      {overlay?.render(null)}
      {keys.map((key, index) => (
        <Fragment key={key}>
          <CanvasBlock blockKey={key} isLead={key === lead} sectionName={names[index]} context={context} />
          {overlay?.render(key)}
        </Fragment>
      ))}
      {capabilities.add && (
        <div className="bwe bwe-end">
          <AddButton after={keys.at(-1) ?? null} className="bwe-add-end" />
        </div>
      )}
      <DropLine />
      <People />
    </IconSheet>
  );
}

/** @returns what to show between the blocks, once its stylesheets have settled: rendered earlier it would move with each. */
function useOverlay(): Overlay | undefined {
  const { canvas } = useEditor().props;
  const overlay = useUi((state) => state.overlay);
  const isStyled = useCanvas(({ sheets }) =>
    sheetsOf(overlay?.types ?? NONE, canvas).every((href) => sheets.has(href)),
  );
  return isStyled ? overlay : undefined;
}

/** Reports the user's block to others. */
function useLocation(): void {
  const { onLocate } = useEditor().props;
  const key = useUi(({ selection }) => selection[0]);
  useEffect(() => {
    onLocate?.(key);
  }, [onLocate, key]);
}

/** Where the dragged blocks would go. */
function DropLine() {
  const top = useCanvas(({ drop }) => drop?.top);
  return top === undefined ? null : <div className="bwe bwe-drop" style={{ top }} />;
}

/** Passes on who else is here, so that only the blocks that someone entered or left re-render. */
function People() {
  const { people } = useLive();
  const canvas = useCanvasStore();
  useEffect(() => canvas.set({ people }), [canvas, people]);
  return null;
}
