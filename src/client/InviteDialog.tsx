import { useState } from "react";
import { Alert, Button, Dialog, SelectField, TextField } from "#ui/kit";
import { CopyDialog } from "./CopyDialog.tsx";
import { useSubmit } from "./use-submit.ts";

/** `url`: the link, where it may be known to others than the invited person. */
type Sent = { email: string; url?: string; delivery: "smtp" | "outbox" };

type InviteDialogProps<Role extends string> = {
  /** The roles that may be given. */
  roles: readonly { value: Role; label: string; hint: string }[];
  /** The role that is chosen at first. */
  first: Role;
  /** Sends the invitation. @throws ApiError */
  invite: (email: string, role: Role) => Promise<Sent>;
  onClose: () => void;
};

/** Invites a person by email, and shows the link to who may know it, so that it can be sent another way too. */
export function InviteDialog<Role extends string>({ roles, first, invite, onClose }: InviteDialogProps<Role>) {
  const [role, setRole] = useState(first);
  const [sent, setSent] = useState<Sent>();
  const form = useSubmit(async ({ email = "" }) => setSent(await invite(email, role)));
  if (sent) return <SentDialog {...sent} onClose={onClose} />;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Invite someone"
      description="The link in the invitation works for one week. If no mail server is set up, you’ll get it to send yourself."
      onSubmit={form.handleSubmit}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="primary" busy={form.busy}>
            Send the invitation
          </Button>
        </>
      }
    >
      <TextField label="Email" name="email" type="email" autoComplete="off" required error={form.faults.email} />
      <SelectField
        label="Role"
        name="role"
        value={role}
        options={roles}
        hint={roles.find(({ value }) => value === role)?.hint}
        onValueChange={(value) => setRole(roles.find((one) => one.value === value)?.value ?? first)}
      />
      {form.error !== undefined && <Alert kind="error">{form.error}</Alert>}
    </Dialog>
  );
}

function SentDialog({ email, url, delivery, onClose }: Sent & { onClose: () => void }) {
  const isKept = delivery === "outbox";
  if (url === undefined) {
    return (
      <Dialog
        open
        onOpenChange={(open) => !open && onClose()}
        title="The invitation is on its way"
        description={`An email went to ${email}. Its link works for this address only.`}
        footer={<Button onClick={onClose}>Done</Button>}
      />
    );
  }
  return (
    <CopyDialog
      title={isKept ? "The invitation is ready" : "The invitation is on its way"}
      description={
        isKept
          ? `No mail server is set up: the email to ${email} is kept in the outbox folder on the server. Copy this link and send it yourself. It works for this address only.`
          : `An email went to ${email}. You can also send this link yourself. It works for this address only.`
      }
      what="link"
      value={url}
      onClose={onClose}
    />
  );
}
