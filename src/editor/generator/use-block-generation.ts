import { useMemo, useState } from "react";
import { writableTypes, type Task } from "#ai";
import { defaultsOf, sampleOf } from "#blocks/samples";
import { findByKey, isSame, keyOf, labelOf, typeOf, withoutKeys, type Draft } from "#publishing";
import { isObject, newKey, type JsonObject } from "#shared";
import { toast } from "#ui/kit";
import { useEditor } from "../state/editor-context.tsx";
import { groundingTexts, neighboursOf, outlinedBlocks } from "./page-context.ts";
import { operationsForNew } from "./put-block.ts";
import { readGenerated, readGrowing, type Begun, type Generated } from "./read-block.ts";
import type { Remembered } from "./remembered.ts";
import { useLastReply } from "./use-last-reply.ts";
import { useRun } from "./use-run.ts";

const UNSUPPORTED = "Block not supported";

/** A block's current content, unless it is the default of its type. */
function currentOf(block: JsonObject): JsonObject | undefined {
  const type = typeOf(block);
  const content = withoutKeys(block[type]);
  const isShipped = isSame(content, defaultsOf(type)) || isSame(content, sampleOf(type));
  return isObject(content) && !isShipped ? content : undefined;
}

function taskFor(draft: Draft, block: JsonObject, { context, tone, model }: Remembered): Task {
  const around = { outline: outlinedBlocks(draft), neighbours: neighboursOf(draft, keyOf(block)) };
  const chosen = { ...(model && { model }), ...(tone && { tone }) };
  return { task: "block", type: typeOf(block), context, current: currentOf(block), ...chosen, ...around };
}

/** Rewrites a block of the draft with a model; the draft is unchanged until `accept`. */
export function useBlockGeneration(blockKey: string) {
  const { document, ui, actions } = useEditor();
  const { state, start, stop, reopen, fail } = useRun<Generated>(blockKey);
  const { last, keep, drop } = useLastReply(blockKey);
  const [begun, setBegun] = useState<Begun>();

  /** @returns whether there is something to accept now. */
  async function generate(values: Remembered, facts: readonly string[]): Promise<boolean> {
    const { draft } = document.view();
    const block = findByKey(draft.blocks, blockKey);
    if (!block) return false;
    const begunNow = { block, annotations: draft.annotations, known: groundingTexts(facts, values.context, draft) };
    setBegun(begunNow);
    const isSupported = writableTypes.includes(typeOf(block));
    const ended = isSupported
      ? await start(taskFor(draft, block, values), (text) => readGenerated(text, begunNow))
      : fail(UNSUPPORTED);
    if (ended.status === "error" && ended.error === UNSUPPORTED) toast.error(UNSUPPORTED);
    if (ended.status === "parsed") keep({ text: ended.text, context: values.context, copy: "" });
    return ended.status === "parsed";
  }

  /** Shows the last reply again, read against the current block. */
  function openLast(facts: readonly string[]): void {
    const { draft } = document.view();
    const block = findByKey(draft.blocks, blockKey);
    if (!block || !last) return;
    const begunNow = { block, annotations: draft.annotations, known: groundingTexts(facts, last.context, draft) };
    setBegun(begunNow);
    void reopen(last.text, (text) => readGenerated(text, begunNow));
  }

  /** Where someone has removed the block, a new one takes its place. */
  function accept({ operations, ...written }: Generated): void {
    const isThere = findByKey(document.view().draft.blocks, blockKey) !== undefined;
    const key = isThere ? blockKey : newKey();
    const changes = isThere ? operations : operationsForNew(written, { key, after: blockKey, newKey });
    if (actions.change(changes, "Generate") === "refused") return;
    drop();
    ui.set({ generator: undefined, reveal: [key], ...(!isThere && { selection: [key] }) });
    const block = findByKey(document.view().draft.blocks, key);
    if (block) actions.say(`Generated: ${labelOf(block)}`);
  }

  const growingText = state.status === "loading" ? state.text : "";
  const growing = useMemo(
    () => (begun && growingText ? readGrowing(growingText, begun) : undefined),
    [begun, growingText],
  );
  return { state, growing, generate, openLast: last && openLast, discardLast: drop, accept, stop };
}
