import { Copy } from "lucide-react";
import { useState } from "react";
import { copyText, useSubmit } from "#client";
import { TENANT_ROLES, type TenantRole } from "#contract";
import { Alert, Button, Dialog, SelectField, TextField } from "#ui/kit";
import type { SentTenantInvitation } from "../../contract.ts";
import { TENANT_ROLE_HINTS, tenantRoleName } from "../../role-names.ts";
import { mayInviteAs, type Actor } from "../../role-rules.ts";
import { call } from "../client.ts";
import { usePeople } from "./use-people.ts";

type InviteDialogProps = { tenant: string; actor: Actor; onClose: () => void };

/** Invites a person by email, and shows the link, so that it can be sent another way too. */
export function InviteDialog({ tenant, actor, onClose }: InviteDialogProps) {
  const offered = TENANT_ROLES.filter((role) => mayInviteAs(actor, role));
  const [role, setRole] = useState<TenantRole>(actor === undefined ? "owner" : "member");
  const [sent, setSent] = useState<SentTenantInvitation>();
  const { reload } = usePeople(tenant);
  const form = useSubmit(async ({ email = "" }) => {
    setSent(await call("POST /api/tenants/:tenant/invitations", { params: { tenant }, body: { email, role } }));
    await reload();
  });
  if (sent) return <Sent {...{ sent, onClose }} />;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Invite someone"
      description="You’ll get a link to copy, which works for one week. If a mail server is set up, the link is emailed as well."
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
        options={offered.map((one) => ({ value: one, label: tenantRoleName(one) }))}
        hint={TENANT_ROLE_HINTS[role]}
        onValueChange={(value) => setRole(offered.find((one) => one === value) ?? "member")}
      />
      {form.error !== undefined && <Alert kind="error">{form.error}</Alert>}
    </Dialog>
  );
}

function Sent({ sent, onClose }: { sent: SentTenantInvitation; onClose: () => void }) {
  const isKept = sent.delivery === "outbox";
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={isKept ? "The invitation is ready" : "The invitation is on its way"}
      description={
        isKept
          ? `No mail server is set up: copy this link and send it to ${sent.email} yourself. It works for this address only.`
          : `An email went to ${sent.email}. You can also send this link yourself. It works for this address only.`
      }
      footer={
        <>
          <Button onClick={onClose}>Done</Button>
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
