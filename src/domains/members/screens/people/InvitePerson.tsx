import { InviteDialog } from "#client";
import { TENANT_ROLES, type TenantRole } from "#contract";
import { TENANT_ROLE_HINTS, tenantRoleName } from "../../role-names.ts";
import { mayInviteAs, type Actor } from "../../role-rules.ts";
import { call } from "../client.ts";
import { usePeople } from "./use-people.ts";

type InvitePersonProps = { tenant: string; actor: Actor; onClose: () => void };

/** Invites a person to a tenant, in a role that the user may give. */
export function InvitePerson({ tenant, actor, onClose }: InvitePersonProps) {
  const { reload } = usePeople(tenant);
  const roles = TENANT_ROLES.filter((role) => mayInviteAs(actor, role)).map((role) => ({
    value: role,
    label: tenantRoleName(role),
    hint: TENANT_ROLE_HINTS[role],
  }));
  async function invite(email: string, role: TenantRole) {
    const sent = await call("POST /api/tenants/:tenant/invitations", { params: { tenant }, body: { email, role } });
    void reload();
    return sent;
  }
  return <InviteDialog first={actor === undefined ? "owner" : "member"} {...{ roles, invite, onClose }} />;
}
