import { useState } from "react";
import { Alert, Button, Dialog, DialogButtons, SelectField, TextField, toast } from "#ui/kit";
import { offerCopy } from "./copy-text.ts";
import { CopyDialog } from "./CopyDialog.tsx";
import { useIsShown } from "./use-is-shown.ts";
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
  const isShown = useIsShown();
  const form = useSubmit(async ({ email = "" }) => {
    const answer = await invite(email, role);
    if (isShown()) setSent(answer);
    else if (answer.url === undefined) toast.success(titleOf(answer));
    else offerCopy(titleOf(answer), answer.url, "link");
  });
  if (sent) return <SentDialog {...sent} onClose={onClose} />;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Invite someone"
      description="The link in the invitation works for one week. If no mail server is set up, you’ll get it to send yourself."
      onSubmit={form.handleSubmit}
      footer={
        <DialogButtons onCancel={onClose} busy={form.busy}>
          Send the invitation
        </DialogButtons>
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

const titleOf = ({ delivery }: Sent) =>
  delivery === "outbox" ? "The invitation is ready" : "The invitation is on its way";

function SentDialog({ onClose, ...sent }: Sent & { onClose: () => void }) {
  const { email, url, delivery } = sent;
  const isKept = delivery === "outbox";
  if (url === undefined) {
    return (
      <Dialog
        open
        onOpenChange={(open) => !open && onClose()}
        title={titleOf(sent)}
        description={`An email went to ${email}. Its link works for this address only.`}
        footer={<Button onClick={onClose}>Done</Button>}
      />
    );
  }
  return (
    <CopyDialog
      title={titleOf(sent)}
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
