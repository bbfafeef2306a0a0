import { Button, DataTable, LoadMore, screenHeading, useKeptFocus, type Column } from "#ui/kit";
import type { List } from "./list.ts";
import { Moment } from "./Moment.tsx";
import { useItemActions } from "./use-item-actions.ts";

type Pending = { id: string; email: string; expiresAt: string };

type PendingInvitationsProps<Invitation extends Pending> = {
  invitations: Pick<List<Invitation>, "rows" | "error" | "onRetry" | "more">;
  roleName: (invitation: Invitation) => string;
  /** All may be revoked unless this says otherwise. */
  mayRevoke?: (invitation: Invitation) => boolean;
  /** Revokes an invitation and reports a failure. */
  onRevoke: (invitation: Invitation) => Promise<unknown>;
};

/** Pending invitations; nothing when there are none. */
export function PendingInvitations<Invitation extends Pending>({
  invitations: { rows, error, onRetry, more },
  roleName,
  mayRevoke,
  onRevoke,
}: PendingInvitationsProps<Invitation>) {
  const { run, isBusy } = useItemActions();
  // The table goes with the last one.
  const focus = useKeptFocus(() => screenHeading()?.focus());
  if (!error && !rows?.length) return null;
  const columns: Column<Invitation>[] = [
    { id: "email", header: "Email", cell: ({ email }) => email },
    { id: "role", header: "Role", cell: roleName },
    { id: "expires", header: "Expires", cell: ({ expiresAt }) => <Moment at={expiresAt} /> },
  ];
  return (
    <section {...focus} aria-labelledby="invitations" className="mt-10 grid gap-3">
      <h2 id="invitations">Pending invitations</h2>
      <DataTable
        label="Pending invitations"
        {...{ columns, rows, error, onRetry }}
        rowKey={({ id }) => id}
        rowActions={(invitation) =>
          mayRevoke?.(invitation) !== false && (
            <Button
              aria-label={`Revoke the invitation for ${invitation.email}`}
              busy={isBusy(invitation.id)}
              onClick={() => void run(invitation.id, () => onRevoke(invitation))}
            >
              Revoke
            </Button>
          )
        }
        empty={null}
      />
      <LoadMore {...more} />
    </section>
  );
}
