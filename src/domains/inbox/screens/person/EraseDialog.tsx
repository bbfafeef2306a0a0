import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "react-router";
import { LoadingOrError, useAction, useIsShown, useTypedConfirmation } from "#client";
import { Alert, Dialog, DialogButtons, TextField, toast } from "#ui/kit";
import { ENTRY_KINDS } from "../../entry.ts";
import type { PersonSummary } from "../../person-contract.ts";
import { call, ENTRIES, ENTRY, NEW } from "../client.ts";
import { KINDS } from "../texts.ts";

/** @returns what the site stores about a person, one line for each kind. */
function summaryLines({ entries, others }: PersonSummary): string[] {
  const kinds = ENTRY_KINDS.map((kind) => ({ name: KINDS[kind].many, count: entries[kind] }));
  return [...kinds, ...others].filter(({ count }) => count > 0).map(({ name, count }) => `${name}: ${count}`);
}

type EraseDialogProps = { email: string; onClose: () => void };

/** Erases a person once their address has been typed: that can't be undone. */
export function EraseDialog({ email, onClose }: EraseDialogProps) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const isShown = useIsShown();
  const summary = useQuery({
    queryKey: ["inbox-person", email],
    queryFn: ({ signal }) => call("GET /api/inbox/person", { query: { email }, signal }),
    staleTime: 0,
  });
  const { busy, error, run } = useAction(async () => {
    await call("POST /api/inbox/person/erase", { body: { email } });
    if (isShown()) {
      onClose();
      void navigate("/admin/inbox", { replace: true });
    }
    client.removeQueries({ queryKey: [ENTRY] });
    for (const key of [ENTRIES, NEW, "/api/orders", "/api/leads", "/api/subscribers"])
      void client.invalidateQueries({ queryKey: [key] });
    toast.success(`Everything about ${email} erased`);
  });
  const { field, confirm } = useTypedConfirmation(email, run);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Erase this person?"
      description={`Deletes everything that this site stores about ${email}. It can’t be undone.`}
      onSubmit={confirm}
      footer={
        <DialogButtons variant="danger" onCancel={onClose} busy={busy}>
          Erase
        </DialogButtons>
      }
    >
      {error !== undefined && <Alert kind="error">{error}</Alert>}
      {summary.data ? (
        <div className="grid gap-2">
          <p>This is erased, with the answers, files, notes and replies that belong to it:</p>
          <ul className="list-disc ps-5">
            {summaryLines(summary.data).map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
          <p className="text-ink-soft">
            Rows go for good if one of their values is this address. Not erased: an account with this address, which you
            can delete under Users, texts that only mention it, and older backups.
          </p>
        </div>
      ) : (
        <LoadingOrError error={summary.error} onRetry={() => void summary.refetch()} lines={3} />
      )}
      <TextField label="Type the email address to confirm" {...field} />
    </Dialog>
  );
}
