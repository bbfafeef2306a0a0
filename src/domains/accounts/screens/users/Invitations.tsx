import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { ListedInvitation } from "../../user-contract.ts";
import { Button, DataTable, toast, type Column } from "#ui/kit";
import { messageOf, copyText, Moment, useItemActions } from "#client";
import { call } from "../client.ts";
import { useList } from "./use-list.ts";
import { roleName } from "../../role-name.ts";

const columns: Column<ListedInvitation>[] = [
  { id: "email", header: "Email", cell: ({ email }) => email },
  { id: "role", header: "Role", cell: ({ role }) => roleName(role) },
  { id: "expires", header: "Expires", cell: ({ expiresAt }) => <Moment at={expiresAt} /> },
];

/** Open invitations; nothing when there are none. */
export function Invitations() {
  const { rows, error, onRetry } = useList("GET /api/invitations");
  const revoke = useRevoke();
  const { run, isBusy } = useItemActions();
  if (!error && !rows?.length) return null;
  return (
    <section aria-labelledby="invitations" className="mt-10 grid gap-3">
      <h2 id="invitations">Pending invitations</h2>
      <DataTable
        label="Pending invitations"
        {...{ columns, rows, error, onRetry }}
        rowKey={({ id }) => id}
        rowActions={(invitation) => (
          <Button
            aria-label={`Revoke the invitation for ${invitation.email}`}
            busy={isBusy(invitation.id)}
            onClick={() => void run(invitation.id, () => revoke(invitation))}
          >
            Revoke
          </Button>
        )}
        empty={null}
      />
    </section>
  );
}

/** @returns a function that revokes an invitation; undoing it sends a new one. */
function useRevoke(): (invitation: ListedInvitation) => Promise<unknown> {
  const client = useQueryClient();
  const shared = {
    onError: (error: Error) => toast.error(messageOf(error)),
    onSettled: () => client.invalidateQueries({ queryKey: ["/api/invitations"] }),
  };
  const again = useMutation({
    ...shared,
    mutationFn: ({ email, role }: ListedInvitation) => call("POST /api/invitations", { body: { email, role } }),
    onSuccess: ({ delivery, url }, { email }) =>
      delivery === "smtp"
        ? toast.success(`New invitation sent to ${email}`)
        : toast.info(`The new invitation for ${email} is kept in the outbox folder on the server.`, {
            action: { label: "Copy the link", onClick: () => void copyText(url, "link") },
          }),
  });
  const revoke = useMutation({
    ...shared,
    mutationFn: ({ id }: ListedInvitation) => call("DELETE /api/invitations/:id", { params: { id } }),
    onSuccess: (_done, invitation) =>
      toast.success(`Invitation for ${invitation.email} revoked`, {
        action: { label: "Invite again", onClick: () => again.mutate(invitation) },
      }),
  });
  // `onError` has already reported the failure.
  return (invitation) => revoke.mutateAsync(invitation).catch(() => undefined);
}
