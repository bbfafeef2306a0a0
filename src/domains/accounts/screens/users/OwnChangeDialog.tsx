import type { UserChange } from "../../user-contract.ts";
import { Button, Dialog } from "#ui/kit";
import { roleName } from "../../role-name.ts";

type OwnChangeDialogProps = { change: UserChange | undefined; onCancel: () => void; onConfirm: () => void };

/** Asks before users remove their own access, which they can't undo themselves. */
export function OwnChangeDialog({ change, onCancel, onConfirm }: OwnChangeDialogProps) {
  const title = change?.role ? `Become ${roleName(change.role).toLowerCase()}?` : "Disable your own account?";
  return (
    <Dialog
      open={change !== undefined}
      onOpenChange={(open) => !open && onCancel()}
      title={title}
      description="You will be signed out, and only another administrator can change it back."
      footer={
        <>
          <Button onClick={onCancel}>Cancel</Button>
          <Button variant="danger" onClick={onConfirm}>
            {change?.role ? "Change my role" : "Disable my account"}
          </Button>
        </>
      }
    />
  );
}
