import { PendingInvitations } from "#client";
import { tenantRoleName } from "../../role-names.ts";
import { mayInviteAs, type Actor } from "../../role-rules.ts";
import { useList } from "../client.ts";
import { usePeople } from "./use-people.ts";

/** A tenant's pending invitations. */
export function Invitations({ tenant, actor }: { tenant: string; actor: Actor }) {
  const invitations = useList("GET /api/tenants/:tenant/invitations", { params: { tenant } });
  const { revoke } = usePeople(tenant);
  return (
    <PendingInvitations
      invitations={invitations}
      roleName={({ role }) => tenantRoleName(role)}
      mayRevoke={({ role }) => mayInviteAs(actor, role)}
      onRevoke={revoke}
    />
  );
}
