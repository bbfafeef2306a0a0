import { useQueryClient } from "@tanstack/react-query";
import { sessionQuery, useAction, useTypedConfirmation } from "#client";
import { Alert, Dialog, DialogButtons, TextField, toast } from "#ui/kit";
import type { ListedUser } from "../../user-contract.ts";
import { call } from "../client.ts";

type DeleteUserDialogProps = { user: ListedUser; isOwn: boolean; onClose: () => void };

/** Deletes an account once its name has been typed: that can't be undone. */
export function DeleteUserDialog({ user: { id, name }, isOwn, onClose }: DeleteUserDialogProps) {
  const client = useQueryClient();
  const { busy, error, run } = useAction(async () => {
    // Also after a failure: someone else may have deleted it.
    const reload = () => void client.invalidateQueries({ queryKey: ["/api/users"] });
    await call("DELETE /api/users/:id", { params: { id } }).finally(reload);
    toast.success(`Account of ${name} deleted`);
    if (isOwn) void client.invalidateQueries(sessionQuery);
  }, onClose);
  const { field, confirm } = useTypedConfirmation(name, run);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={isOwn ? "Delete your own account?" : `Delete the account of ${name}?`}
      description={`${isOwn ? "You are" : "They are"} signed out at once. It can’t be undone, but the address can be invited again.`}
      onSubmit={confirm}
      footer={
        <DialogButtons variant="danger" onCancel={onClose} busy={busy}>
          Delete account
        </DialogButtons>
      }
    >
      {error !== undefined && <Alert kind="error">{error}</Alert>}
      <p className="text-ink-soft">
        Name, email address, password and places in organisations are deleted, and invitations from this account stop
        working. Pages, pictures, notes and all other work stay: their history says “Deleted account”. An author with
        this account stays too.
      </p>
      <TextField label="Type the name to confirm" {...field} />
    </Dialog>
  );
}
