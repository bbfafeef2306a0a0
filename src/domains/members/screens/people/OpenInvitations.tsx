import { messageOf, Moment, useItemActions } from "#client";
import { Button, DataTable, toast, type Column } from "#ui/kit";
import type { TenantInvitation } from "../../contract.ts";
import { tenantRoleName } from "../../role-names.ts";
import { mayInviteAs, type Actor } from "../../role-rules.ts";
import { call, useList } from "../client.ts";
import { usePeople } from "./use-people.ts";

const COLUMNS: Column<TenantInvitation>[] = [
  { id: "email", header: "Email", cell: ({ email }) => email },
  { id: "role", header: "Role", cell: ({ role }) => tenantRoleName(role) },
  { id: "expires", header: "Expires", cell: ({ expiresAt }) => <Moment at={expiresAt} /> },
];

/** A tenant's open invitations; nothing when there are none. */
export function OpenInvitations({ tenant, actor }: { tenant: string; actor: Actor }) {
  const { rows, error, onRetry } = useList("GET /api/tenants/:tenant/invitations", { params: { tenant } });
  const { reload } = usePeople(tenant);
  const { run, isBusy } = useItemActions();
  async function withdraw({ id, email }: TenantInvitation): Promise<void> {
    try {
      await call("DELETE /api/tenants/:tenant/invitations/:id", { params: { tenant, id } });
      toast.success(`Invitation for ${email} revoked`);
    } catch (failure) {
      toast.error(messageOf(failure));
    }
    await reload();
  }
  if (!error && !rows?.length) return null;
  return (
    <section aria-labelledby="invitations" className="mt-10 grid gap-3">
      <h2 id="invitations">Pending invitations</h2>
      <DataTable
        label="Pending invitations"
        columns={COLUMNS}
        {...{ rows, error, onRetry }}
        rowKey={({ id }) => id}
        rowActions={(invitation) =>
          mayInviteAs(actor, invitation.role) && (
            <Button
              aria-label={`Revoke the invitation for ${invitation.email}`}
              busy={isBusy(invitation.id)}
              onClick={() => void run(invitation.id, () => withdraw(invitation))}
            >
              Revoke
            </Button>
          )
        }
        empty={null}
      />
    </section>
  );
}
