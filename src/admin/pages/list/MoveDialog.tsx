import type { PageSummary } from "#publishing";
import { Alert, Dialog, DialogButtons } from "#ui/kit";
import { MOVE_NOTE, useMove } from "../use-move.ts";
import { PathField } from "../create/PathField.tsx";

/** Changes the address of a page. */
export function MoveDialog({ page, onClose }: { page: PageSummary; onClose: () => void }) {
  const { form, path, setPath } = useMove(page, onClose);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Change address"
      description={MOVE_NOTE}
      onSubmit={form.handleSubmit}
      footer={
        <DialogButtons onCancel={onClose} busy={form.busy}>
          Change address
        </DialogButtons>
      }
    >
      <PathField value={path} onChange={setPath} locale={page.locale} page={page.id} error={form.faults.path} />
      {form.error !== undefined && <Alert kind="error">{form.error}</Alert>}
    </Dialog>
  );
}
