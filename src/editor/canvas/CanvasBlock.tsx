import { memo, Suspense, useMemo, useState, type ReactNode } from "react";
import {
  BlockContent,
  BlockContextProvider,
  BlockFailure,
  BlockWrapper,
  type BlockContext,
  type OpenedBlock,
} from "#blocks";
import { keyOf, labelOf, typeOf } from "#publishing";
import { messageOf, type JsonObject } from "#shared";
import { useBlock, useEditor } from "../state/editor-context.tsx";
import { BlockGuard } from "./BlockGuard.tsx";
import { AddHere } from "./tools/AddHere.tsx";
import { BlockTools } from "./tools/BlockTools.tsx";
import { useCanvas } from "./canvas-state.tsx";
import { DataSlot } from "./DataSlot.tsx";
import { openStored, type StoredOutcome } from "./open-stored.ts";
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
 * A block of the page as the site renders it, with the editor's tools; until it is rendered (`useRendering`) its element has
 * nothing but the tab stop. The element stays the same: where a child of the page comes or goes, browsers restyle all of its
 * siblings. It re-renders only when it changes.
 */
export const CanvasBlock = memo(function CanvasBlock(props: CanvasBlockProps) {
  const { blockKey } = props;
  const { sharedBlocks } = useEditor().props.canvas;
  const isTyping = useCanvas(({ typing }) => typing === blockKey);
  const isCovered = useEditor().props.writing === blockKey;
  const latest = useBlock(blockKey);
  const hasView = useView(latest);
  const block = useFrozen(latest, isTyping || isCovered || !hasView);
  const isRendered = useCanvas(({ rendered }) => rendered.has(blockKey));
  const context = useOwnContext(props);
  if (!block) return null;
  const outcome = isRendered ? openStored(block, sharedBlocks) : undefined;
  return (
    <BlockContextProvider value={context}>
      <BlockWrapper {...wrapperOf(block, outcome)} isWaiting={!isRendered || undefined}>
        {outcome ? (
          <>
            <BlockTools block={block} blockKey={blockKey} />
            <AddHere after={blockKey} />
            <BlockGuard of={block} fallback={(error) => <BlockFailure message={messageOf(error)} />}>
              <Suspense fallback={<div style={{ height: "40rem" }} aria-busy="true" />}>
                {"message" in outcome ? <BlockFailure {...outcome} /> : <BlockContent {...outcome} />}
              </Suspense>
            </BlockGuard>
            <p className="image-empty">Empty: {labelOf(block)}</p>
          </>
        ) : (
          <div className="bwe bwe-rail">
            <Stop blockKey={blockKey} label={labelOf(block)} />
          </div>
        )}
      </BlockWrapper>
    </BlockContextProvider>
  );
});

/** @returns what the wrapper of a block is rendered from; of one that isn't opened, only what names it. */
function wrapperOf(
  stored: JsonObject,
  outcome: StoredOutcome | undefined,
): { block: OpenedBlock["block"]; style?: string } {
  if (outcome && "block" in outcome) return { block: outcome.block, style: outcome.opened?.style };
  const anchor = outcome && typeof stored.id === "string" ? stored.id : undefined;
  return { block: { type: typeOf(stored), key: keyOf(stored), anchor, content: undefined } };
}

function useOwnContext({ blockKey, isLead, sectionName, context }: CanvasBlockProps): BlockContext {
  return useMemo(
    () => ({
      ...context,
      isLead,
      sectionName,
      idPrefix: `b-${blockKey}`,
      dataArea: (note: ReactNode) => <DataSlot {...{ note, blockKey, isLead }} />,
    }),
    [context, isLead, sectionName, blockKey],
  );
}
