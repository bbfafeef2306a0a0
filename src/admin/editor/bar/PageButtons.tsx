import { Eye, FilePen, History } from "lucide-react";
import { useState } from "react";
import type { Sync } from "#drafts";
import { useDocument, useEditor } from "#editor";
import type { PageSummary } from "#publishing";
import { Button, IconButton, lazyDialog, toast } from "#ui/kit";
import type { DraftSession } from "../../drafts/use-draft-session.ts";
import { pageApi } from "../../pages/page.ts";

const HistoryDialog = lazyDialog(async () => (await import("./HistoryDialog.tsx")).HistoryDialog);

const PostDetailsDialog = lazyDialog(async () => (await import("./PostDetailsDialog.tsx")).PostDetailsDialog);

const PublishReview = lazyDialog(async () => (await import("./PublishReview.tsx")).PublishReview);

/** How the review is opened: to publish now, or with the choice of a time. */
export type Reviewing = "now" | "later";

type PageButtonsProps = {
  page: PageSummary;
  session: DraftSession;
  mayPublish: boolean;
  /** The open review. */
  reviewing: Reviewing | undefined;
  onReview: (reviewing: Reviewing | undefined) => void;
};

/** Opens the draft as visitors would see it, with everything that is on screen. */
async function preview(pageId: string, sync: Sync): Promise<void> {
  // Browsers allow only a tab that the click itself opens.
  const tab = window.open("about:blank", "_blank");
  const isStored = await sync.settle();
  if (!isStored) toast.error("The preview lacks your last changes: they aren’t saved yet.");
  if (!tab) return;
  tab.opener = null;
  tab.location.replace(`${pageApi(pageId)}/preview`);
}

/** Whether visitors see exactly what is on screen. */
function useIsPublished({ status, revision }: PageSummary): boolean {
  const { document } = useEditor();
  return useDocument(({ unsaved }) => status === "published" && unsaved === 0 && document.revision === revision);
}

/** The buttons of the editor's bar that need the server. */
export function PageButtons({ page, session, mayPublish, reviewing, onReview }: PageButtonsProps) {
  const { sync } = session;
  const [hasDetails, setDetails] = useState(false);
  const [isHistoryOpen, setHistoryOpen] = useState(false);
  const isPublished = useIsPublished(page);
  return (
    <>
      {page.kind === "post" && <IconButton label="Post details" icon={<FilePen />} onClick={() => setDetails(true)} />}
      <IconButton label="Version history" icon={<History />} onClick={() => setHistoryOpen(true)} />
      <IconButton label="Preview" icon={<Eye />} onClick={() => void preview(page.id, sync)} />
      {mayPublish && page.status !== "archived" && (
        <Button
          variant="primary"
          unavailable={isPublished ? "Nothing to publish" : undefined}
          onClick={() => onReview("now")}
        >
          Publish
        </Button>
      )}
      {reviewing && (
        <PublishReview
          page={page}
          sync={sync}
          startsLater={reviewing === "later"}
          onClose={() => onReview(undefined)}
        />
      )}
      {hasDetails && <PostDetailsDialog page={page} session={session} onClose={() => setDetails(false)} />}
      {isHistoryOpen && <HistoryDialog page={page} onClose={() => setHistoryOpen(false)} />}
    </>
  );
}
