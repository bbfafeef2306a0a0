import { memo, Suspense, useEffect, useMemo, useRef, type MouseEvent } from "react";
import { BlockContextProvider, BlockError, BlockView, findBlock } from "#blocks";
import { cx, messageOf, type JsonObject } from "#shared";
import { isElement } from "../canvas/block-elements.ts";
import { BlockGuard } from "../canvas/BlockGuard.tsx";
import { openStored } from "../canvas/open-stored.ts";
import { useBlockContext } from "../canvas/use-block-context.ts";
import { useEditor } from "../state/editor-context.tsx";
import { BlockDecision } from "./BlockDecision.tsx";
import { useHeldFocus } from "./use-held-focus.ts";
import type { Remark } from "../generator/read-block.ts";
import type { RunBlock } from "./run-state.ts";
import { useRunBlock } from "./run-context.tsx";

/** @returns the status of a block of a run, visible and announced. */
function statusText({ state, message, block, isShared }: RunBlock): string {
  if (isShared) return "Shared with every page, not on this one yet";
  if (state === "waiting") return "Waiting to be written";
  if (state === "writing") return block ? "Being written" : "The model is thinking";
  if (state === "failed") return `Not written: ${message}`;
  return state === "stopped" ? "Not written: stopped" : "Generated, not on the page yet";
}

/** A block of a run on the canvas: how it would look, clearly marked as not being on the page, with its actions. */
export const GeneratedBlock = memo(function GeneratedBlock({ blockKey }: { blockKey: string }) {
  const block = useRunBlock(blockKey);
  const group = useHeldFocus(blockKey);
  if (!block) return null;
  const label = findBlock(block.type)?.label ?? block.type;
  const isBusy = block.state === "writing" || block.state === "waiting";
  return (
    <div
      ref={group}
      role="group"
      aria-label={`${label}: ${statusText(block)}`}
      aria-busy={isBusy || undefined}
      data-generated={blockKey}
      data-state={block.state}
      className="bwe-made"
    >
      <div className="bwe bwe-made-bar">
        <p className="bwe-made-words">
          <strong>{label}</strong>
          <span className={cx("bwe-made-sign", block.state === "failed" && "is-failed")}>{statusText(block)}</span>
        </p>
        <BlockDecision block={block} label={label} />
      </div>
      {block.claims.length > 0 && <Claims block={block} />}
      {block.notes && block.notes.length > 0 && <Notes notes={block.notes} />}
      {block.block ? <Rendered blockKey={blockKey} block={block.block} /> : isBusy && <Empty purpose={block.purpose} />}
    </div>
  );
});

/** Unconfirmed statements, whose words are highlighted in the block. */
function Claims({ block: { claims } }: { block: RunBlock }) {
  const words = [...new Set(claims.map(({ text }) => `“${text}”`))];
  return (
    <p className="bwe bwe-made-claims">Not in your facts or context. Confirm before publishing: {words.join(", ")}</p>
  );
}

/** What of the reply was left out or changed. */
function Notes({ notes }: { notes: readonly Remark[] }) {
  return (
    <div className="bwe bwe-made-claims">
      <p>Left out or changed:</p>
      <ul>
        {notes.map(({ field, text }, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- a field may have the same remark twice
          <li key={index}>
            {field}: {text}
          </li>
        ))}
      </ul>
    </div>
  );
}

function Empty({ purpose }: { purpose: string }) {
  return <p className="bwe bwe-made-empty">{purpose}</p>;
}

/** Keeps links from navigating. */
function holdLink(event: MouseEvent): void {
  if (isElement(event.target) && event.target.closest("a[href], area")) event.preventDefault();
}

function Rendered({ blockKey, block }: { blockKey: string; block: JsonObject }) {
  const { sharedBlocks } = useEditor().props.canvas;
  const context = useBlockContext();
  const own = useMemo(() => ({ ...context, idPrefix: `g-${blockKey}` }), [context, blockKey]);
  const root = useRef<HTMLDivElement>(null);
  const outcome = openStored(block, sharedBlocks);
  const failed = (error: unknown) => <BlockError message={messageOf(error)} />;
  useEffect(() => {
    for (const link of root.current?.querySelectorAll<HTMLElement>("a[href]") ?? []) link.tabIndex = -1;
  });
  return (
    <div ref={root} className="bwe-made-page" onClickCapture={holdLink} onAuxClickCapture={holdLink}>
      <BlockContextProvider value={own}>
        <BlockGuard of={block} fallback={failed}>
          <Suspense fallback={<div style={{ height: "12rem" }} />}>
            {"message" in outcome ? failed(new Error(outcome.message)) : <BlockView {...outcome} />}
          </Suspense>
        </BlockGuard>
      </BlockContextProvider>
    </div>
  );
}
