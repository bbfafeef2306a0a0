import { useQueryClient } from "@tanstack/react-query";
import { InviteDialog } from "#client";
import { ROLES, type Role } from "#contract";
import { ROLE_HINTS, roleName } from "../../role-name.ts";
import { call } from "../client.ts";

const OPTIONS = ROLES.map((role) => ({ value: role, label: roleName(role), hint: ROLE_HINTS[role] }));

/** Invites a person to work on the site. */
export function InviteUser({ onClose }: { onClose: () => void }) {
  const client = useQueryClient();
  async function invite(email: string, role: Role) {
    const sent = await call("POST /api/invitations", { body: { email, role } });
    void client.invalidateQueries({ queryKey: ["/api/invitations"] });
    return sent;
  }
  return <InviteDialog roles={OPTIONS} first="editor" {...{ invite, onClose }} />;
}
