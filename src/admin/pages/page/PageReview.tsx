import { useNavigate } from "react-router";
import { useDraft } from "#drafts";
import type { PageSummary } from "#publishing";
import type { DraftSession } from "../../drafts/use-draft-session.ts";
import { problemScreen } from "../page.ts";
import { confirmIn } from "../problems/confirm-in.ts";
import { PublishDialog } from "../publish/PublishDialog.tsx";
import { storeAll } from "./store-all.ts";

type PageReviewProps = {
  page: PageSummary;
  session: DraftSession;
  /** Whether a time is to be chosen. */
  startsLater: boolean;
  onClose: () => void;
};

/** The review over a page's screen: its problems link to the editor, or to one of the page's tabs. */
export function PageReview({ page, session, startsLater, onClose }: PageReviewProps) {
  const { document } = session;
  const navigate = useNavigate();
  const draft = useDraft(document, (view) => view.draft);
  const revision = useDraft(document, () => document.revision);
  return (
    <PublishDialog
      page={page}
      draft={draft}
      startsLater={startsLater}
      revision={revision}
      clientId={document.clientId}
      settle={() => storeAll(session)}
      onOpen={(problem) => {
        onClose();
        void navigate(problemScreen(page, problem));
      }}
      onConfirm={confirmIn(session)}
      onClose={onClose}
    />
  );
}
