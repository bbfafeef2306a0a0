import { useQueryClient } from "@tanstack/react-query";
import { Copy } from "lucide-react";
import { useState } from "react";
import type { SentInvitation } from "../../user-contract.ts";
import { ROLES, type Role } from "#contract";
import { Alert, Button, Dialog, SelectField, TextField } from "#ui/kit";
import { call } from "../client.ts";
import { copyText, useSubmit } from "#client";
import { ROLE_HINTS, roleName } from "../../role-name.ts";

type InviteDialogProps = { open: boolean; onOpenChange: (open: boolean) => void };

const OPTIONS = ROLES.map((role) => ({ value: role, label: roleName(role) }));

const ONE_ACCOUNT = "The link creates one account, for this address only.";

/** Invites a person by email, and shows the link, so that it can be sent another way too. */
export function InviteDialog({ open, onOpenChange }: InviteDialogProps) {
  return open ? <OpenDialog onOpenChange={onOpenChange} /> : null;
}

function OpenDialog({ onOpenChange }: Pick<InviteDialogProps, "onOpenChange">) {
  const client = useQueryClient();
  const [role, setRole] = useState<Role>("editor");
  const [sent, setSent] = useState<SentInvitation>();
  const form = useSubmit(async ({ email = "" }) => {
    setSent(await call("POST /api/invitations", { body: { email, role } }));
    await client.invalidateQueries({ queryKey: ["/api/invitations"] });
  });
  const close = () => onOpenChange(false);
  if (sent) {
    const isKept = sent.delivery === "outbox";
    return (
      <Dialog
        open
        onOpenChange={onOpenChange}
        title={isKept ? "The invitation is ready" : "The invitation is on its way"}
        description={
          isKept
            ? `No mail server is set up: the email to ${sent.email} is kept in the outbox folder on the server. Copy this link and send it yourself. ${ONE_ACCOUNT}`
            : `An email went to ${sent.email}. You can also send this link yourself. ${ONE_ACCOUNT}`
        }
        footer={
          <>
            <Button onClick={close}>Done</Button>
            <Button
              key="copy"
              variant="primary"
              icon={<Copy />}
              // oxlint-disable-next-line jsx-a11y/no-autofocus -- the button that was pressed is gone, and this is the next step
              autoFocus
              onClick={() => void copyText(sent.url, "link")}
            >
              Copy the link
            </Button>
          </>
        }
      >
        <TextField label="Link" readOnly value={sent.url} onFocus={(event) => event.currentTarget.select()} />
      </Dialog>
    );
  }
  return (
    <Dialog
      open
      onOpenChange={onOpenChange}
      title="Invite someone"
      description="You’ll get a link to copy, which works for one week. If a mail server is set up, the link is emailed as well."
      onSubmit={form.handleSubmit}
      footer={
        <>
          <Button onClick={close}>Cancel</Button>
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
        options={OPTIONS}
        hint={ROLE_HINTS[role]}
        onValueChange={(value) => setRole(ROLES.find((one) => one === value) ?? "member")}
      />
      {form.error !== undefined && <Alert kind="error">{form.error}</Alert>}
    </Dialog>
  );
}
