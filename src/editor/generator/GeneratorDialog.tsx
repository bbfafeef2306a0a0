import { useEffect, useRef, useState } from "react";
import { POST_TEXT } from "#ai";
import { labelOf, typeOf } from "#publishing";
import { Alert, Dialog, useKept, useKeptValues } from "#ui/kit";
import { ImproveBlock } from "../improve/ImproveBlock.tsx";
import { DraftPostButton } from "../post-draft/DraftPostButton.tsx";
import { useBlock, useEditor } from "../state/editor-context.tsx";
import { currentModel } from "./generate.ts";
import { GenerateForm } from "./GenerateForm.tsx";
import { LastReplyButton } from "./LastReplyButton.tsx";
import { PreviewTab } from "./PreviewTab.tsx";
import { recall, remember, rememberedIn, type Remembered } from "./remembered.ts";
import { ResponseTab } from "./ResponseTab.tsx";
import { StepFooter } from "./StepFooter.tsx";
import { StepTabs } from "./StepTabs.tsx";
import { useAiStatus, type AiOffer } from "./use-ai-status.ts";
import { useBlockGeneration } from "./use-block-generation.ts";
import { useOnceKnown } from "./use-once-known.ts";
import { hasNoReply } from "./use-run.ts";

type TabId = "generate" | "response" | "preview";

const REMOVED = "Someone has since removed this block. If you accept, it is added again as the model wrote it.";

/** @returns a block as it was last, and whether it is no longer on the page. */
function useLastSeen(key: string) {
  const block = useBlock(key);
  const [last, setLast] = useState(block);
  if (block && block !== last) setLast(block);
  return { block: block ?? last, isGone: !block };
}

/** The values of the form: a model that is no longer offered is replaced by the default one. */
function useValues(blockKey: string, { status }: AiOffer) {
  const kept = useKeptValues();
  const first = () => recall(kept);
  const typed = useKept(`generate/${blockKey}`, (was) => (was === undefined ? first() : rememberedIn(was)));
  const model = currentModel(status, typed.value.model);
  return {
    values: { ...typed.value, model },
    isKept: Boolean(typed.value.context || typed.value.tone),
    change: (next: Partial<Remembered>) => typed.change({ ...typed.value, ...next }),
    used: (values: Remembered) => remember(kept, values),
    discard: () => {
      remember(kept, { context: "", tone: "" });
      typed.drop();
    },
  };
}

/** The dialog "Chat model block generator" (spec 2): a model writes a block, which changes once the result is accepted. */
export function GeneratorDialog({ blockKey }: { blockKey: string }) {
  const { ui } = useEditor();
  const { block, isGone } = useLastSeen(blockKey);
  const offer = useAiStatus();
  const { values, isKept, change, used, discard } = useValues(blockKey, offer);
  const [tab, setTab] = useState<TabId>("generate");
  const askedFrom = useRef<Element>(null);
  const { state, growing, generate, openLast, discardLast, accept, stop } = useBlockGeneration(blockKey);
  const { status } = state;
  const isLoading = status === "loading";
  const generated = status === "parsed" ? state.value : undefined;
  const close = () => ui.set({ generator: undefined });
  const isOver = isGone && hasNoReply(state);
  useEffect(() => {
    if (isOver) ui.set({ generator: undefined, alert: "The block that you wanted to rewrite was removed" });
  }, [ui, isOver]);

  async function begin(): Promise<void> {
    askedFrom.current = document.activeElement;
    used(values);
    setTab("response");
    if (await generate(values, offer.status?.facts ?? [])) setTab("preview");
  }
  const { isWaiting, ask } = useOnceKnown(offer, () => void begin());
  function submit(): void {
    if (!isLoading && !isGone && offer.problem === undefined) ask();
  }
  function reopen(): void {
    askedFrom.current = document.activeElement;
    openLast?.(offer.status?.facts ?? []);
    setTab("preview");
  }
  function discardAll(): void {
    discard();
    discardLast();
  }
  function cancel(): void {
    if (!isLoading) return close();
    stop();
    setTab("generate");
  }

  if (!block) return null;
  const error = status === "error" ? state.error : undefined;
  const form = (
    <GenerateForm
      {...{ offer, values }}
      onChange={change}
      isKept={isKept || openLast !== undefined}
      onDiscard={discardAll}
    >
      <div className="flex flex-wrap gap-2 empty:hidden">
        <LastReplyButton offer={offer} run={state} onOpen={openLast && reopen} />
        {typeOf(block) === POST_TEXT && <DraftPostButton blockKey={blockKey} />}
        <ImproveBlock blockKey={blockKey} type={typeOf(block)} />
      </div>
    </GenerateForm>
  );
  return (
    <Dialog
      open
      size="large"
      onOpenChange={close}
      title="Chat model block generator"
      description={`Rewrites the block ${labelOf(block)}. Nothing changes until you accept it.`}
      onSubmit={submit}
      footer={
        <StepFooter
          run={state}
          submit={{ first: "Generate", again: "Generate again" }}
          isWaiting={isWaiting}
          disabled={offer.problem !== undefined || isGone}
          askedFrom={askedFrom}
          onCancel={cancel}
          onAccept={accept}
        />
      }
    >
      {isGone && <Alert kind="info">{REMOVED}</Alert>}
      <StepTabs<TabId>
        label="Steps of the generation"
        tabs={[
          { id: "generate", label: "Generate", content: form },
          { id: "response", label: "Response", content: <ResponseTab text={state.text} error={error} /> },
          {
            id: "preview",
            label: "Generated Block",
            content: <PreviewTab {...{ growing, generated }} isNew={isGone} />,
          },
        ]}
        value={tab}
        onValueChange={setTab}
      />
    </Dialog>
  );
}
