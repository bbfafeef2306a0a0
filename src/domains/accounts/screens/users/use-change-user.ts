import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { ListedUser, UserChange } from "../../user-contract.ts";
import { toast } from "#ui/kit";
import { messageOf, sessionQuery } from "#client";
import { call } from "../client.ts";
import { roleName } from "../../role-name.ts";

type Request = { user: ListedUser; change: UserChange };

function messageFor({ user: { name }, change: { role, disabled } }: Request): string {
  if (role !== undefined) return `${name} is now ${role === "member" ? "a" : "an"} ${roleName(role).toLowerCase()}.`;
  return disabled ? `${name} is signed out and can no longer sign in.` : `${name} can sign in again.`;
}

/** @returns a function that changes a user at once and offers to undo it. */
export function useChangeUser(): (user: ListedUser, change: UserChange) => Promise<unknown> {
  const client = useQueryClient();
  const { mutate, mutateAsync } = useMutation({
    mutationFn: ({ user, change }: Request) => call("PATCH /api/users/:id", { params: { id: user.id }, body: change }),
    onSuccess: (changed, request) => {
      const { role, disabled } = request.user;
      const back = request.change.role === undefined ? { disabled } : { role };
      const undo = { label: "Undo", onClick: () => mutate({ user: changed, change: back }) };
      toast.success(messageFor(request), { action: undo });
    },
    onError: (error) => toast.error(messageOf(error)),
    // Also after a failure: someone else may have changed the user in the meantime.
    onSettled: () =>
      Promise.all([client.invalidateQueries({ queryKey: ["/api/users"] }), client.invalidateQueries(sessionQuery)]),
  });
  return (user, change) => mutateAsync({ user, change }).catch(() => undefined);
}
