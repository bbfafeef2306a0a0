import { isBlocked, useBlocked, useDocument, useEditor } from "#editor";
import type { PageSummary } from "#publishing";
import { Button, Dialog } from "#ui/kit";
import { HistoryTab } from "../../pages/history/HistoryTab.tsx";

/** The page's versions over the editor: a restored one arrives on the canvas like another person's change. */
export function HistoryDialog({ page, onClose }: { page: PageSummary; onClose: () => void }) {
  const { document, ui } = useEditor();
  const blocked = useBlocked();
  const revision = useDocument(() => document.revision);
  return (
    <Dialog
      open
      size="large"
      onOpenChange={(open) => !open && onClose()}
      title="Version history"
      footer={<Button onClick={onClose}>Close</Button>}
    >
      <HistoryTab page={page} revision={revision} blocked={blocked} isBlocked={() => isBlocked(ui.get())} />
    </Dialog>
  );
}
