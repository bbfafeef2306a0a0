import type { TenantRole } from "#contract";
import { Button, Dialog } from "#ui/kit";
import { withArticle } from "../../role-names.ts";

type StepDownDialogProps = { role: TenantRole; onCancel: () => void; onConfirm: () => void };

/** Asks before an owner takes another role: they can't take it back themselves. */
export function StepDownDialog({ role, onCancel, onConfirm }: StepDownDialogProps) {
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onCancel()}
      title={`Become ${withArticle(role)}?`}
      description="You’ll no longer be an owner, and only another owner can change that. Invitations you sent will stop working."
      footer={
        <>
          <Button onClick={onCancel}>Cancel</Button>
          <Button variant="danger" onClick={onConfirm}>
            Change my role
          </Button>
        </>
      }
    />
  );
}
