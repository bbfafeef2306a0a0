import { useEffect, useState } from "react";
import { labelOf, typeOf } from "#publishing";
import { Button, Dialog, Tabs } from "#ui/kit";
import { ImproveBlock } from "../improve/ImproveBlock.tsx";
import { useBlock, useEditor } from "../state/editor-context.tsx";
import { GenerateForm } from "./GenerateForm.tsx";
import { PreviewTab } from "./PreviewTab.tsx";
import { recall, remember, type Remembered } from "./remembered.ts";
import { ResponseTab } from "./ResponseTab.tsx";
import { StatusLine } from "./StatusLine.tsx";
import { useAiStatus, type AiOffer } from "./use-ai-status.ts";
import { useBlockGeneration } from "./use-block-generation.ts";
import { useOnceKnown } from "./use-once-known.ts";

type TabId = "generate" | "response" | "preview";

/** So that the dialog keeps its size while the tabs change. */
const STEADY = "grid min-h-[46dvh] content-start sm:min-h-105";

/** The values of the form: a model that isn't offered any more gives way to the usual one. */
function useValues({ status }: AiOffer) {
  const [typed, setTyped] = useState(recall);
  const isOffered = status?.models.some(({ name }) => name === typed.model);
  const values: Remembered = { ...typed, model: isOffered ? typed.model : (status?.defaultModel ?? "") };
  return { values, change: (next: Partial<Remembered>) => setTyped({ ...typed, ...next }) };
}

/** The dialog "Chat model block generator" (spec 2): a model writes a block, which changes once that is accepted. */
export function GeneratorDialog({ blockKey }: { blockKey: string }) {
  const { ui } = useEditor();
  const block = useBlock(blockKey);
  const offer = useAiStatus();
  const { values, change } = useValues(offer);
  const [tab, setTab] = useState<TabId>("generate");
  const { state, growing, generate, accept, stop } = useBlockGeneration(blockKey);
  const { status } = state;
  const isLoading = status === "loading";
  const generated = status === "parsed" ? state.value : undefined;
  const close = () => ui.set({ generator: undefined });
  const isGone = !block;
  useEffect(() => {
    if (isGone) ui.set({ generator: undefined });
  }, [ui, isGone]);

  async function begin(): Promise<void> {
    remember(values);
    setTab("response");
    if (await generate(values, offer.status?.facts ?? [])) setTab("preview");
  }
  const { isWaiting, ask } = useOnceKnown(offer, () => void begin());
  function submit(): void {
    if (!isLoading && offer.problem === undefined) ask();
  }
  function cancel(): void {
    if (!isLoading) return close();
    stop();
    setTab("generate");
  }

  if (!block) return null;
  const error = status === "error" ? state.error : undefined;
  const form = (
    <GenerateForm {...{ offer, values }} onChange={change}>
      <ImproveBlock blockKey={blockKey} type={typeOf(block)} />
    </GenerateForm>
  );
  const contents = [
    { id: "generate", label: "Generate", content: form },
    { id: "response", label: "Response", content: <ResponseTab text={state.text} error={error} /> },
    { id: "preview", label: "Generated Block", content: <PreviewTab {...{ growing, generated }} /> },
  ];
  const tabs = contents.map(({ id, label, content }) => ({
    id,
    label,
    content: <div className={STEADY}>{content}</div>,
  }));
  return (
    <Dialog
      open
      size="large"
      onOpenChange={close}
      title="Chat model block generator"
      description={`Writes the block ${labelOf(block)} anew. Nothing changes until you accept it.`}
      onSubmit={submit}
      footer={
        <>
          <StatusLine status={status} />
          <Button onClick={cancel}>Cancel</Button>
          <Button
            type="submit"
            variant={generated ? "quiet" : "primary"}
            busy={isLoading || isWaiting}
            disabled={offer.problem !== undefined}
          >
            {generated ? "Generate again" : "Generate"}
          </Button>
          {generated && (
            <Button variant="primary" onClick={() => accept(generated)}>
              Accept
            </Button>
          )}
        </>
      }
    >
      <Tabs
        label="Steps of the generation"
        tabs={tabs}
        value={tab}
        onValueChange={(id) => setTab(tabs.find((one) => one.id === id)?.id as TabId)}
      />
    </Dialog>
  );
}
