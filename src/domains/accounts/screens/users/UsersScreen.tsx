import { UserPlus } from "lucide-react";
import { useCallback, useMemo } from "react";
import { useNavigate } from "react-router";
import { Button, PageHeader } from "#ui/kit";
import { useAddressQuery, useCommands } from "#client";
import { Invitations } from "./Invitations.tsx";
import { InviteUser } from "./InviteUser.tsx";
import { UserTable } from "./UserTable.tsx";

/** The site's users and open invitations. The open dialog for an invitation is part of the address. */
export function UsersScreen() {
  const query = useAddressQuery();
  const navigate = useNavigate();
  const invite = useCallback(() => void navigate("?invite", { replace: true }), [navigate]);
  const commands = useMemo(
    () => [{ id: "invite", label: "Invite someone…", group: "Actions", icon: <UserPlus />, run: invite }],
    [invite],
  );
  useCommands(commands);
  return (
    <>
      <PageHeader
        title="Users"
        description="Who can sign in to this site, and what they may do."
        actions={
          <Button variant="primary" icon={<UserPlus />} onClick={invite}>
            Invite someone
          </Button>
        }
      />
      <UserTable />
      <Invitations />
      {query.has("invite") && <InviteUser onClose={() => query.change({ invite: undefined })} />}
    </>
  );
}
