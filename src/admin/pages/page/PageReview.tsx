import { useNavigate } from "react-router";
import type { PageSummary } from "#publishing";
import { CLIENT_ID } from "../../live/index.ts";
import { problemScreen } from "../page.ts";
import { useConfirmSamples } from "../problems/use-confirm-samples.ts";
import { PublishDialog } from "../publish/PublishDialog.tsx";
import { settleSaves } from "../saves.ts";
import type { Draft } from "./use-page.ts";

type PageReviewProps = {
  page: PageSummary;
  draft: Draft;
  /** Whether everything that was being saved when the review was asked for is stored. */
  settled: Promise<boolean>;
  onClose: () => void;
};

/** The review over a page's screen: its problems lead to the editor, or to the page's own part. */
export function PageReview({ page, draft, settled, onClose }: PageReviewProps) {
  const navigate = useNavigate();
  const confirm = useConfirmSamples(page.id, draft);
  return (
    <PublishDialog
      page={page}
      draft={draft.page}
      revision={draft.revision}
      clientId={CLIENT_ID}
      settle={async () => (await settled) && settleSaves(page.id)}
      onOpen={(problem) => {
        onClose();
        void navigate(problemScreen(page.id, problem));
      }}
      onConfirm={confirm}
      onClose={onClose}
    />
  );
}
