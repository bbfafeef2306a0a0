import { useMemo, useState } from "react";
import { MAX_CONTEXT, POST_TEXT, type DraftedPost } from "#ai";
import { defaultsOf } from "#blocks/samples";
import { findByKey } from "#publishing";
import { isObject } from "#shared";
import { groundingTexts } from "../generator/page-context.ts";
import { useLastReply } from "../generator/use-last-reply.ts";
import { useRun } from "../generator/use-run.ts";
import { focusCanvas } from "../canvas/focus-canvas.ts";
import { useEditor } from "../state/editor-context.tsx";
import {
  operationsForPost,
  postTask,
  readGrowingPost,
  readPostDraft,
  withoutItsBlock,
  type HeadField,
  type PostBegun,
  type PostDraft,
  type PostRequest,
} from "./post-draft.ts";

/** What a new block says. */
function defaultText(): string {
  const defaults = defaultsOf(POST_TEXT);
  return isObject(defaults) && typeof defaults.content === "string" ? defaults.content : "";
}

/** The name under which the tab keeps the last reply. */
const LAST = "post-draft";

/** Drafts a post with a model; the page is unchanged until `accept`. @param blockKey the block that the text goes into. */
export function usePostDraft(blockKey: string | undefined) {
  const { document, ui, actions, props } = useEditor();
  const { state, start, stop, reopen } = useRun<PostDraft>(blockKey);
  const { last, keep, drop } = useLastReply(LAST);
  const [begun, setBegun] = useState<PostBegun>();

  function begin(notes: string, facts: readonly string[]): PostBegun {
    const { draft } = document.view();
    const block = blockKey === undefined ? undefined : findByKey(draft.blocks, blockKey);
    const now = { draft, block, known: groundingTexts(facts, notes, draft) };
    setBegun(now);
    return now;
  }

  /** @returns the finished draft; undefined for none. */
  async function write(request: PostRequest, facts: readonly string[]): Promise<PostDraft | undefined> {
    const now = begin(request.context, facts);
    const task = postTask(now, request, { defaults: defaultText(), maxText: MAX_CONTEXT });
    const ended = await start(task, (text) => readPostDraft(text, now));
    if (ended.status !== "parsed") return undefined;
    keep({ text: ended.text, context: request.context, copy: "" });
    return ended.value;
  }

  /** Shows the last reply again, read against the page as it is now. */
  function openLast(facts: readonly string[]): void {
    if (!last) return;
    const now = begin(last.context, facts);
    void reopen(last.text, (text) => readPostDraft(text, now));
  }

  /** @returns whether the draft accepted it: one step. */
  function accept(drafted: PostDraft, chosen: readonly HeadField[]): boolean {
    const { draft } = document.view();
    const key = blockKey !== undefined && findByKey(draft.blocks, blockKey) ? blockKey : undefined;
    const text = blockKey !== undefined && key === undefined ? withoutItsBlock(drafted, draft) : drafted;
    if (actions.change(operationsForPost(text, chosen), "Draft from notes") === "refused") return false;
    drop();
    const added = text.operations.find((operation) => operation.type === "insert")?.key;
    const reveal = key ?? added;
    ui.set({ drafting: undefined, ...(reveal !== undefined && { selection: [reveal], reveal: [reveal] }) });
    actions.say("The draft is in the post");
    if (props.writing === undefined) focusCanvas({ ui });
    return true;
  }

  const growingText = state.status === "loading" ? state.text : "";
  const growing = useMemo(
    (): Partial<DraftedPost> | undefined => (begun && growingText ? readGrowingPost(growingText, begun) : undefined),
    [begun, growingText],
  );
  return { state, growing, write, openLast: last && openLast, discardLast: drop, accept, stop };
}
