import { useNavigate } from "react-router";
import type { Sync } from "#drafts";
import { useDocument, useEditor } from "#editor";
import { confirmSamples, type PageSummary, type Problem } from "#publishing";
import { pageScreen } from "../../pages/page.ts";
import { PublishDialog } from "../../pages/publish/PublishDialog.tsx";

type PublishReviewProps = {
  page: PageSummary;
  sync: Sync;
  /** Whether a time is to be chosen. */
  startsLater: boolean;
  onClose: () => void;
};

/** The review over the editor: its problems link to fields in the editor. */
export function PublishReview({ page, sync, startsLater, onClose }: PublishReviewProps) {
  const { document, actions, ui, props } = useEditor();
  const navigate = useNavigate();
  const draft = useDocument((view) => view.draft);
  const revision = useDocument(() => document.revision);
  const open = ({ key, path }: Problem) => {
    onClose();
    if (!key) void navigate(pageScreen(page, "search"));
    else ui.set({ selection: [key], reveal: [key], ...(props.capabilities.edit && { inspector: { path } }) });
  };
  const confirm = async (samples: readonly Problem[]) => {
    actions.change(confirmSamples(document.view().draft, samples), "Confirm");
    await sync.settle();
  };
  return (
    <PublishDialog
      page={page}
      draft={draft}
      startsLater={startsLater}
      revision={revision}
      clientId={document.clientId}
      settle={sync.settle}
      onOpen={open}
      onConfirm={confirm}
      onClose={onClose}
    />
  );
}
