import { NotebookPen } from "lucide-react";
import type { DraftedPost } from "#ai";
import { Alert, EmptyState } from "#ui/kit";
import { BlockPreview } from "../generator/BlockPreview.tsx";
import { Remarks } from "../generator/Remarks.tsx";
import type { RunState } from "../generator/use-run.ts";
import { DraftedHead, GrowingHead } from "./DraftedHead.tsx";
import type { HeadField, PostDraft } from "./post-draft.ts";

type DraftTabProps = {
  state: RunState<PostDraft>;
  growing?: Partial<DraftedPost>;
  chosen: readonly HeadField[];
  onChoose: (chosen: readonly HeadField[]) => void;
};

/** The draft as a model writes it, then what to choose and to read before accepting it. */
export function DraftTab({ state, growing, chosen, onChoose }: DraftTabProps) {
  if (state.status === "error") return <Alert kind="error">{state.error}</Alert>;
  if (state.status === "parsed") return <Finished draft={state.value} {...{ chosen, onChoose }} />;
  if (!growing) {
    return (
      <EmptyState icon={<NotebookPen />} title="No draft yet">
        Write down some notes, then press Draft
      </EmptyState>
    );
  }
  return (
    <>
      <GrowingHead {...growing} />
      {growing.block && <BlockPreview block={growing.block} />}
    </>
  );
}

function Finished({ draft, chosen, onChoose }: { draft: PostDraft } & Pick<DraftTabProps, "chosen" | "onChoose">) {
  const { head, block, claims, unconfirmed, notes } = draft;
  return (
    <>
      <DraftedHead head={head} chosen={chosen} onChange={onChoose} />
      <BlockPreview block={block} unconfirmed={claims.map(({ text }) => text)} />
      <Remarks unconfirmed={unconfirmed} notes={notes} />
    </>
  );
}
