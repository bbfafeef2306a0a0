import { memo, Suspense, useMemo, useState, type ReactNode } from "react";
import { BlockContextProvider, BlockError, BlockView, type BlockContext } from "#blocks";
import { labelOf, typeOf } from "#publishing";
import { messageOf, type JsonObject } from "#shared";
import { useBlock, useEditor } from "../state/editor-context.tsx";
import { BlockGuard } from "./BlockGuard.tsx";
import { AddHere } from "./tools/AddHere.tsx";
import { BlockTools } from "./tools/BlockTools.tsx";
import { useCanvas } from "./canvas-state.tsx";
import { DataSlot } from "./DataSlot.tsx";
import { openStored } from "./open-stored.ts";
import { useView } from "./use-views.ts";
import { Stop } from "./Stop.tsx";

type CanvasBlockProps = {
  blockKey: string;
  isLead: boolean;
  sectionName: string | undefined;
  context: BlockContext;
};

/**
 * @returns the block as it was before typing in one of its texts began: until typing ends, the browser owns its elements,
 * or the writing view covers them. So it is until what renders a new style has been loaded.
 */
function useFrozen(block: JsonObject | undefined, isFrozen: boolean): JsonObject | undefined {
  const [kept, setKept] = useState(block);
  if (isFrozen || kept === block) return kept;
  setKept(block);
  return block;
}

/**
 * A block of the page as the site renders it, with the editor's tools; until it is rendered (`useRendering`) a placeholder with
 * its tab stop. It re-renders only when it changes.
 */
export const CanvasBlock = memo(function CanvasBlock(props: CanvasBlockProps) {
  const { blockKey } = props;
  const isTyping = useCanvas(({ typing }) => typing === blockKey);
  const isCovered = useEditor().props.writing === blockKey;
  const latest = useBlock(blockKey);
  const hasView = useView(latest);
  const block = useFrozen(latest, isTyping || isCovered || !hasView);
  const isRendered = useCanvas(({ rendered }) => rendered.has(blockKey));
  if (!block) return null;
  return isRendered ? (
    <RenderedBlock {...props} block={block} />
  ) : (
    <UnrenderedBlock blockKey={blockKey} block={block} />
  );
});

function UnrenderedBlock({ blockKey, block }: { blockKey: string; block: JsonObject }) {
  const stop = (
    <div className="bwe bwe-rail">
      <Stop blockKey={blockKey} label={labelOf(block)} />
    </div>
  );
  return <Waiting type={typeOf(block)} blockKey={blockKey} parts={stop} />;
}

function RenderedBlock(props: CanvasBlockProps & { block: JsonObject }) {
  const { blockKey, isLead, sectionName, context, block } = props;
  const { sharedBlocks } = useEditor().props.canvas;
  const type = typeOf(block);
  const anchor = typeof block.id === "string" ? block.id : undefined;
  const own = useMemo(
    () => ({
      ...context,
      isLead,
      sectionName,
      idPrefix: `b-${blockKey}`,
      dataArea: (note: ReactNode) => <DataSlot {...{ note, blockKey, isLead }} />,
    }),
    [context, isLead, sectionName, blockKey],
  );
  const parts = (
    <>
      <BlockTools block={block} blockKey={blockKey} />
      <AddHere after={blockKey} />
    </>
  );
  const failed = (error: unknown) => (
    <BlockError type={type} anchor={anchor} blockKey={blockKey} message={messageOf(error)}>
      {parts}
    </BlockError>
  );
  const outcome = openStored(block, sharedBlocks);
  return (
    <BlockContextProvider value={own}>
      <BlockGuard of={block} fallback={failed}>
        <Suspense fallback={<Waiting type={type} blockKey={blockKey} parts={parts} />}>
          {"message" in outcome ? failed(new Error(outcome.message)) : <BlockView {...outcome}>{parts}</BlockView>}
        </Suspense>
      </BlockGuard>
    </BlockContextProvider>
  );
}

/** The placeholder of a block that isn't rendered yet, or whose sanitiser is still being fetched. */
function Waiting({ type, blockKey, parts }: { type: string; blockKey: string; parts: ReactNode }) {
  return (
    <div data-block-type={type} data-block-key={blockKey} aria-busy="true">
      {parts}
    </div>
  );
}
