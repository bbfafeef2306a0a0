import { useMutation, useQueryClient } from "@tanstack/react-query";
import { offerCopy, messageOf, PendingInvitations } from "#client";
import { toast } from "#ui/kit";
import { roleName } from "../../role-name.ts";
import type { ListedInvitation } from "../../user-contract.ts";
import { call } from "../client.ts";
import { useList } from "./use-list.ts";

/** Pending invitations to work on the site. */
export function Invitations() {
  const invitations = useList("GET /api/invitations");
  const onRevoke = useRevoke();
  return <PendingInvitations roleName={({ role }) => roleName(role)} {...{ invitations, onRevoke }} />;
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
        : offerCopy(`The new invitation for ${email} is kept in the outbox folder on the server.`, url, "link"),
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
