import { useRef, useState } from "react";
import { Alert, Dialog } from "#ui/kit";
import { LastReplyButton } from "../generator/LastReplyButton.tsx";
import { StepFooter } from "../generator/StepFooter.tsx";
import { StepTabs } from "../generator/StepTabs.tsx";
import { useAiStatus } from "../generator/use-ai-status.ts";
import { useOnceKnown } from "../generator/use-once-known.ts";
import { useEditor } from "../state/editor-context.tsx";
import { DraftTab } from "./DraftTab.tsx";
import { NotesForm } from "./NotesForm.tsx";
import { missingFields, type HeadField } from "./post-draft.ts";
import { usePostDraft } from "./use-post-draft.ts";
import { usePostRequest } from "./use-post-request.ts";

type TabId = "notes" | "draft";

/** The dialog "Draft from notes": a model writes a post, which changes once the draft is accepted. */
export function DraftPostDialog({ blockKey }: { blockKey?: string }) {
  const { ui } = useEditor();
  const offer = useAiStatus();
  const { request, isKept, change, used, drop } = usePostRequest(offer);
  const [tab, setTab] = useState<TabId>("notes");
  const [chosen, setChosen] = useState<readonly HeadField[]>();
  const [isTried, setTried] = useState(false);
  const askedFrom = useRef<Element>(null);
  const { state, growing, write, openLast, discardLast, accept, stop } = usePostDraft(blockKey);
  const { status } = state;
  const isLoading = status === "loading";
  const draft = status === "parsed" ? state.value : undefined;
  const taken = chosen ?? (draft ? missingFields(draft.head) : []);
  const isMissing = request.context.trim() === "";
  const close = () => ui.set({ drafting: undefined });

  async function begin(): Promise<void> {
    askedFrom.current = document.activeElement;
    used();
    setChosen(undefined);
    setTab("draft");
    await write(request, offer.status?.facts ?? []);
  }
  const { isWaiting, ask } = useOnceKnown(offer, () => void begin());
  function submit(): void {
    setTried(true);
    if (isMissing) setTab("notes");
    else if (!isLoading && offer.problem === undefined) ask();
  }
  function reopen(): void {
    askedFrom.current = document.activeElement;
    openLast?.(offer.status?.facts ?? []);
    setTab("draft");
  }
  function cancel(): void {
    if (!isLoading) return close();
    stop();
    setTab("notes");
  }

  const notes = (
    <>
      {isTried && isMissing && <Alert kind="error">First write down what the post is about.</Alert>}
      <NotesForm
        offer={offer}
        request={request}
        onChange={change}
        isKept={isKept || openLast !== undefined}
        onDiscard={() => {
          drop();
          discardLast();
        }}
      >
        <LastReplyButton offer={offer} run={state} onOpen={openLast && reopen} />
      </NotesForm>
    </>
  );
  return (
    <Dialog
      open
      size="large"
      onOpenChange={close}
      title="Draft from notes"
      description="A model writes the post from your notes, in the site’s voice. Nothing changes until you accept it."
      onSubmit={submit}
      footer={
        <StepFooter
          run={state}
          what="draft"
          submit={{ first: "Draft", again: "Draft again" }}
          isWaiting={isWaiting}
          disabled={offer.problem !== undefined}
          askedFrom={askedFrom}
          onCancel={cancel}
          onAccept={(drafted) => {
            if (accept(drafted, taken)) drop();
          }}
        />
      }
    >
      <StepTabs<TabId>
        label="Steps of the draft"
        tabs={[
          { id: "notes", label: "Notes", content: notes },
          {
            id: "draft",
            label: "Draft",
            content: <DraftTab {...{ state, growing, chosen: taken }} onChoose={setChosen} />,
          },
        ]}
        value={tab}
        onValueChange={setTab}
      />
    </Dialog>
  );
}
