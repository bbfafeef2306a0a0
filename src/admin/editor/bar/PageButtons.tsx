import { Eye, History } from "lucide-react";
import { useState } from "react";
import type { PageSummary } from "#publishing";
import { Button, IconButton, lazyPart, toast } from "#ui/kit";
import { pageApi } from "../../pages/page.ts";
import type { Sync } from "../sync/sync.ts";
import { usePublish } from "./use-publish.ts";

const HistoryDialog = lazyPart(async () => (await import("./HistoryDialog.tsx")).HistoryDialog);

type PageButtonsProps = { page: PageSummary; sync: Sync; mayPublish: boolean };

/** Opens the draft as visitors would see it, with everything that is on screen. */
async function preview(pageId: string, sync: Sync): Promise<void> {
  // Only a tab that is opened by the click itself is let through.
  const tab = window.open("about:blank", "_blank");
  const isStored = await sync.settle();
  if (!isStored) toast.error("The preview lacks your last changes: they aren’t saved yet.");
  if (!tab) return;
  tab.opener = null;
  tab.location.replace(`${pageApi(pageId)}/preview`);
}

/** What the editor's bar has beside the editor's own: everything that needs the server. */
export function PageButtons({ page, sync, mayPublish }: PageButtonsProps) {
  const [isHistoryOpen, setHistoryOpen] = useState(false);
  const { busy, publish } = usePublish(page, sync);
  return (
    <>
      <IconButton label="Version history" icon={<History />} onClick={() => setHistoryOpen(true)} />
      <IconButton label="Preview" icon={<Eye />} onClick={() => void preview(page.id, sync)} />
      {mayPublish && page.status !== "archived" && (
        <Button variant="primary" busy={busy} onClick={publish}>
          Publish
        </Button>
      )}
      {isHistoryOpen && <HistoryDialog page={page} onClose={() => setHistoryOpen(false)} />}
    </>
  );
}
