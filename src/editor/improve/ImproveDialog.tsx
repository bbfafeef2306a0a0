import { History } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { MAX_CONTEXT } from "#ai";
import type { JsonObject } from "#shared";
import { fieldLabel, labelOf, typeOf, valueAt, withoutKeys } from "#publishing";
import { Alert, Button, Dialog, TextField, toast, useKeptText, useKeptValues } from "#ui/kit";
import { AcceptButton } from "../generator/AcceptButton.tsx";
import { Overtaken } from "../generator/Changes.tsx";
import { groundingTexts } from "../generator/page-context.ts";
import { recall, remember } from "../generator/remembered.ts";
import { currentModel } from "../generator/generate.ts";
import { useAiStatus } from "../generator/use-ai-status.ts";
import { useLastReply } from "../generator/use-last-reply.ts";
import { useOnceKnown } from "../generator/use-once-known.ts";
import { hasNoReply, useRun } from "../generator/use-run.ts";
import { Remarks } from "../generator/Remarks.tsx";
import { textOf } from "../form/controls/texts.ts";
import { useBlock, useEditor } from "../state/editor-context.tsx";
import type { Improving } from "../state/ui-state.ts";
import { IMPROVE_ACTIONS } from "./improve-actions.ts";
import {
  improvementTask,
  operationForText,
  operationsForTexts,
  PART_CHANGED,
  readImprovement,
  type Improvement,
  type TextChange,
} from "./improvement.ts";
import { pictureBeside } from "./picture-beside.ts";
import { piecesOf } from "./text-part.ts";
import { WordDiff } from "./WordDiff.tsx";

/** The input that an action needs. */
const INPUTS: Partial<Record<Improving["action"], { label: string; placeholder: string; max: number }>> = {
  tone: { label: "Tone", placeholder: "For example, plain and friendly", max: 200 },
  translate: { label: "Language", placeholder: "For example, Spanish or de", max: 40 },
};

/** The name under which an improvement's values are kept. */
const nameOf = ({ key, action, path = [], part }: Improving) =>
  JSON.stringify([key, action, ...path, ...(part ? [part.start, part.end] : [])]);

/** The language of a page into which its texts are translated: not the default one, in which most are written. */
function nameOfLanguage(locale: string | undefined): string {
  return locale === undefined ? "" : (new Intl.DisplayNames("en", { type: "language" }).of(locale) ?? locale);
}

const TOO_LONG = `This text has more than ${MAX_CONTEXT.toLocaleString("en")} characters. Select a part of it first.`;

const NO_PICTURE = "Someone has since removed the picture.";
const OTHER_PICTURE = "Someone has since replaced the picture. Try again to describe the one that is there now.";

const NOTHING_LEFT = "Nothing was changed: someone has since removed this, or written the same";

/** Says why a text can't be sent. */
function faultOf({ path, part, action }: Improving, block: JsonObject | undefined): string | undefined {
  if (!block || !path || action === "alt") return undefined;
  const pieces = piecesOf(textOf(valueAt(block, path)), part);
  if (!pieces) return PART_CHANGED;
  return pieces.copy.length > MAX_CONTEXT ? TOO_LONG : undefined;
}

function describe({ path, part }: Improving, block: JsonObject): string {
  if (!path) return `All texts of the block ${labelOf(block)}`;
  return `${labelOf(block)}: ${fieldLabel(block, path)}${part ? ", the selected part" : ""}`;
}

function useImprovement(improving: Improving) {
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
  const isCurrent = last !== undefined && last.copy === copy;
  const isOther = picture !== described;
  return { block, picture, isOther, offer, state, begin, openLast: isCurrent ? openLast : undefined, accept, stop };
}

/** Improves a text or a block with a model, and shows the changes for people to accept. */
export function ImproveDialog({ improving }: { improving: Improving }) {
  const { ui, props } = useEditor();
  const { action, path } = improving;
  const asks = INPUTS[action];
  const kept = useKeptValues();
  const typed = useKeptText(`improve/${nameOf(improving)}`, () => {
    if (action === "tone") return recall(kept).tone;
    return action === "translate" ? nameOfLanguage(props.canvas.language?.locale) : "";
  });
  const instruction = typed.value;
  const { block, picture, isOther, offer, state, begin, openLast, accept, stop } = useImprovement(improving);
  const fault = isOther && picture === "" ? NO_PICTURE : faultOf(improving, block);
  const problem = offer.problem ?? fault;
  const canBegin = problem === undefined && (!asks || instruction.trim() !== "");
  const askedFrom = useRef<Element>(null);
  const beginIfMeant = () => {
    askedFrom.current = document.activeElement;
    if (canBegin) void begin(instruction.trim());
  };
  // A reply that was already paid for is shown before another one is requested.
  const isReopened = useRef(!asks && openLast !== undefined);
  const { isWaiting, ask } = useOnceKnown(
    offer,
    () => {
      const isLast = isReopened.current;
      isReopened.current = false;
      if (isLast && openLast) openLast();
      else beginIfMeant();
    },
    !asks,
  );
  const close = () => ui.set({ improving: undefined });
  const isLoading = state.status === "loading";
  const { changes, notes = [] } = state.status === "parsed" && !isOther ? state.value : {};
  const isGone = !block;
  useEffect(() => {
    if (isGone) ui.set({ improving: undefined, alert: "The block that you wanted to improve was removed" });
  }, [ui, isGone]);

  if (!block) return null;
  const title = action === "alt" ? "Describe the picture" : IMPROVE_ACTIONS.find((one) => one.action === action)?.label;
  const acceptShown = () => {
    if (accept(changes ?? [])) typed.drop();
  };
  const submit = () => {
    if (!canBegin || isLoading || isWaiting) return;
    if (action === "tone") remember(kept, { tone: instruction });
    ask();
  };
  return (
    <Dialog
      open
      size="medium"
      onOpenChange={close}
      title={title ?? "Improve"}
      description={describe(improving, block)}
      onSubmit={submit}
      kept={asks && { isKept: typed.isKept, onDiscard: typed.drop }}
      footer={
        <>
          <Button onClick={isLoading && asks ? stop : close}>Cancel</Button>
          <Button
            type="submit"
            variant={changes ? "quiet" : "primary"}
            busy={isLoading || isWaiting}
            disabled={!canBegin}
          >
            {state.status === "idle" ? "Write" : "Try again"}
          </Button>
          {changes && changes.length > 0 && <AcceptButton askedFrom={askedFrom} onAccept={acceptShown} />}
        </>
      }
    >
      {problem !== undefined && <Alert kind="info">{problem}</Alert>}
      {problem === undefined && isOther && <Alert kind="info">{OTHER_PICTURE}</Alert>}
      {asks && (
        <TextField
          label={asks.label}
          placeholder={asks.placeholder}
          maxLength={asks.max}
          value={instruction}
          onValueChange={(next) => {
            askedFrom.current = null;
            typed.change(next);
          }}
          autoComplete="off"
        />
      )}
      {asks && openLast && hasNoReply(state) && (
        <Button className="w-fit" icon={<History />} onClick={openLast}>
          Open the last reply
        </Button>
      )}
      <div aria-live="polite" data-status={state.status} className="grid gap-3 empty:-mt-4">
        {isLoading && <p className="text-ink-soft">The model is writing…</p>}
        {changes?.length === 0 && <p>The model suggests no changes.</p>}
      </div>
      {state.status === "error" && <Alert kind="error">{state.error}</Alert>}
      {changes?.map((change) => (
        <Change key={JSON.stringify(change.path)} blockKey={improving.key} change={change} isNamed={!path} />
      ))}
      <Remarks unconfirmed={[]} notes={notes} />
    </Dialog>
  );
}

type ChangeProps = { blockKey: string; change: TextChange; isNamed: boolean };

function Change({ blockKey, change, isNamed }: ChangeProps) {
  const { field, was, after, unconfirmed } = change;
  return (
    <section aria-label={field} className="grid gap-1.5">
      {isNamed && <h3 className="text-sm">{field}</h3>}
      <WordDiff before={textOf(was)} after={after} />
      {unconfirmed && <p className="text-sm text-accent-text">Nobody has confirmed this yet: {unconfirmed}</p>}
      <Overtaken operation={operationForText(blockKey, change)} />
    </section>
  );
}
