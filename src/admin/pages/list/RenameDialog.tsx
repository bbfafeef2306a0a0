import { useQueryClient } from "@tanstack/react-query";
import { META_PANEL, type PageSummary } from "#publishing";
import { Alert, Dialog, DialogButtons, TextField, toast } from "#ui/kit";
import { call } from "../../call.ts";
import { useSubmit } from "#client";
import { PAGES } from "../page.ts";

/** Changes the name that a page has in the admin; visitors see its `title` tag instead. */
export function RenameDialog({ page, onClose }: { page: PageSummary; onClose: () => void }) {
  const client = useQueryClient();
  const form = useSubmit(async ({ title }) => {
    await call("PATCH /api/pages/:id", { params: { id: page.id }, body: { title } });
    await client.invalidateQueries({ queryKey: [PAGES] });
    toast.success(`Renamed to “${title}”`);
  }, onClose);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Rename ${page.kind}`}
      onSubmit={form.handleSubmit}
      footer={
        <DialogButtons onCancel={onClose} busy={form.busy}>
          Rename
        </DialogButtons>
      }
    >
      <TextField
        label="Title"
        name="title"
        defaultValue={page.title}
        required
        maxLength={200}
        error={form.faults.title}
        hint={`Its name in this list. What visitors and search engines see is under “${META_PANEL[page.kind]}”.`}
      />
      {form.error !== undefined && <Alert kind="error">{form.error}</Alert>}
    </Dialog>
  );
}
