import { Eye, History } from "lucide-react";
import { useState } from "react";
import type { Sync } from "#drafts";
import { useDocument, useEditor } from "#editor";
import type { PageSummary } from "#publishing";
import { Button, IconButton, lazyPart, toast } from "#ui/kit";
import { pageApi } from "../../pages/page.ts";

const HistoryDialog = lazyPart(async () => (await import("./HistoryDialog.tsx")).HistoryDialog);

const PublishReview = lazyPart(async () => (await import("./PublishReview.tsx")).PublishReview);

type PageButtonsProps = { page: PageSummary; sync: Sync; mayPublish: boolean };

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
export function PageButtons({ page, sync, mayPublish }: PageButtonsProps) {
  const [isHistoryOpen, setHistoryOpen] = useState(false);
  const [isReviewing, setReviewing] = useState(false);
  const isPublished = useIsPublished(page);
  return (
    <>
      <IconButton label="Version history" icon={<History />} onClick={() => setHistoryOpen(true)} />
      <IconButton label="Preview" icon={<Eye />} onClick={() => void preview(page.id, sync)} />
      {mayPublish && page.status !== "archived" && (
        <Button
          variant="primary"
          unavailable={isPublished ? "Nothing to publish" : undefined}
          onClick={() => setReviewing(true)}
        >
          Publish
        </Button>
      )}
      {isReviewing && <PublishReview page={page} sync={sync} onClose={() => setReviewing(false)} />}
      {isHistoryOpen && <HistoryDialog page={page} onClose={() => setHistoryOpen(false)} />}
    </>
  );
}
