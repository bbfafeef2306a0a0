import { useEffect, useState } from "react";
import { typeOf, valueAt, withoutKeys } from "#publishing";
import { toast, useKeptValues } from "#ui/kit";
import { currentModel } from "../generator/generate.ts";
import { groundingTexts } from "../generator/page-context.ts";
import { recall } from "../generator/remembered.ts";
import { useAiStatus } from "../generator/use-ai-status.ts";
import { useLastReply } from "../generator/use-last-reply.ts";
import { useRun } from "../generator/use-run.ts";
import { useBlock, useEditor } from "../state/editor-context.tsx";
import type { Improving } from "../state/ui-state.ts";
import {
  improvementTask,
  operationsForTexts,
  readImprovement,
  type Improvement,
  type TextChange,
} from "./improvement.ts";
import { faultOf, nameOf } from "./improving-text.ts";
import { pictureBeside } from "./picture-beside.ts";

const NO_PICTURE = "Someone has since removed the picture.";
const OTHER_PICTURE = "Someone has since replaced the picture. Try again to describe the one that is there now.";
const NOTHING_LEFT = "Nothing was changed: someone has since removed this, or written the same";

/**
 * Improves a text or a block with a model; the draft is unchanged until `accept`. The dialog closes once the block is
 * removed.
 * @returns `problem`: why nothing can be asked; `notice`: that, or that someone has replaced the picture which the reply is
 * about, so that there is no `improvement`; `openLast`: undefined where there is no reply about the present copy.
 */
export function useImprovement(improving: Improving) {
  const { key, path } = improving;
  const { document, ui, actions } = useEditor();
  const kept = useKeptValues();
  const block = useBlock(key);
  const offer = useAiStatus();
  const { state, start, stop, reopen } = useRun<Improvement>(key);
  const { last, keep, drop } = useLastReply(nameOf(improving));
  const picture = block && path ? pictureBeside(block, path) : "";
  const [described, setDescribed] = useState(picture);
  const copy = JSON.stringify([block && withoutKeys(valueAt(block, path ?? [typeOf(block)])), picture]);
  const isGone = !block;
  useEffect(() => {
    if (isGone) ui.set({ improving: undefined, alert: "The block that you wanted to improve was removed" });
  }, [ui, isGone]);

  async function begin(instruction: string): Promise<void> {
    const { draft } = document.view();
    const { status } = offer;
    if (!block || !status) return;
    setDescribed(picture);
    const model = currentModel(status, recall(kept).model);
    const known = groundingTexts(status.facts, instruction, draft);
    const ended = await start(improvementTask(improving, block, draft, { instruction, model }), (text) =>
      readImprovement(text, improving, block, known),
    );
    if (ended.status === "parsed") keep({ text: ended.text, context: instruction, copy });
  }
  function openLast(): void {
    if (!block || !last) return;
    setDescribed(picture);
    const known = groundingTexts(offer.status?.facts ?? [], last.context, document.view().draft);
    void reopen(last.text, (text) => readImprovement(text, improving, block, known));
  }
  /** @returns whether the draft accepted them. */
  function accept(changes: readonly TextChange[]): boolean {
    const outcome = actions.change(operationsForTexts(key, changes), "Improve");
    if (outcome === "refused") return false;
    drop();
    ui.set({ improving: undefined });
    if (outcome === "same") toast.info(NOTHING_LEFT);
    else actions.say(path ? "The new text is in its field" : "The new texts are in the block");
    return true;
  }
  const isOther = picture !== described;
  const problem = offer.problem ?? (isOther && picture === "" ? NO_PICTURE : faultOf(improving, block));
  return {
    block,
    offer,
    problem,
    notice: problem ?? (isOther ? OTHER_PICTURE : undefined),
    state,
    improvement: state.status === "parsed" && !isOther ? state.value : undefined,
    begin,
    openLast: last?.copy === copy ? openLast : undefined,
    accept,
    stop,
  };
}
