import { UserPlus } from "lucide-react";
import { useMemo, useState } from "react";
import { Button, PageHeader } from "#ui/kit";
import { useCommands } from "#client";
import { Invitations } from "./Invitations.tsx";
import { InviteUser } from "./InviteUser.tsx";
import { UserTable } from "./UserTable.tsx";

/** The site's users and open invitations. */
export function UsersScreen() {
  const [isInviting, setInviting] = useState(false);
  const commands = useMemo(
    () => [
      { id: "invite", label: "Invite someone…", group: "Actions", icon: <UserPlus />, run: () => setInviting(true) },
    ],
    [],
  );
  useCommands(commands);
  return (
    <>
      <PageHeader
        title="Users"
        description="Who can sign in to this site, and what they may do."
        actions={
          <Button variant="primary" icon={<UserPlus />} onClick={() => setInviting(true)}>
            Invite someone
          </Button>
        }
      />
      <UserTable />
      <Invitations />
      {isInviting && <InviteUser onClose={() => setInviting(false)} />}
    </>
  );
}
