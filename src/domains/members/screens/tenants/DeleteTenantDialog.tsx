import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "react-router";
import { useAction, useIsShown, useTypedConfirmation } from "#client";
import type { ListedTenant } from "#tenants";
import { Alert, Dialog, DialogButtons, TextField, toast } from "#ui/kit";
import { ORGANISATIONS_AREA } from "../addresses.ts";
import { call } from "../client.ts";

type DeleteTenantDialogProps = { tenant: ListedTenant; onClose: () => void };

/** Deletes an organisation once its name has been typed: that can't be undone. */
export function DeleteTenantDialog({ tenant: { name, title }, onClose }: DeleteTenantDialogProps) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const isShown = useIsShown();
  const { busy, error, run } = useAction(async () => {
    await call("DELETE /api/tenants/:tenant", { params: { tenant: name } });
    toast.success(`${title} deleted`);
    if (isShown()) void navigate(ORGANISATIONS_AREA, { replace: true });
    client.removeQueries({ queryKey: ["/api/tenants", name] });
    void client.invalidateQueries({ queryKey: ["/api/tenants"] });
  });
  const { field, confirm } = useTypedConfirmation(title, run);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Delete ${title}?`}
      description="Its people and visitors lose access at once. It can’t be undone."
      onSubmit={confirm}
      footer={
        <DialogButtons variant="danger" onCancel={onClose} busy={busy}>
          Delete organisation
        </DialogButtons>
      }
    >
      {error !== undefined && <Alert kind="error">{error}</Alert>}
      <p className="text-ink-soft">
        All of its rows are deleted, with their history and those in the bin, and so are its invitations, limits and
        plan. Its people keep their accounts. Pictures stay in your media, orders under Subscriptions, and invoices at
        Stripe.
      </p>
      <TextField label="Type the name to confirm" {...field} />
    </Dialog>
  );
}
