import { useState } from "react";
import { Button, Dialog } from "#ui/kit";
import type { Person } from "../../contract.ts";

type RemoveDialogProps = {
  person: Person;
  isOneself: boolean;
  onCancel: () => void;
  onConfirm: () => Promise<void>;
};

/** Asks before someone loses their place: only a new invitation brings them back. */
export function RemoveDialog({ person, isOneself, onCancel, onConfirm }: RemoveDialogProps) {
  const [busy, setBusy] = useState(false);
  const confirm = async () => {
    setBusy(true);
    await onConfirm();
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onCancel()}
      title={isOneself ? "Leave the organisation?" : `Remove ${person.name}?`}
      description={
        isOneself
          ? "You lose access to its data at once. Only a new invitation brings you back."
          : "They lose access to its data at once, and invitations that they sent stop working. Their account stays."
      }
      footer={
        <>
          <Button onClick={onCancel}>Cancel</Button>
          <Button variant="danger" busy={busy} onClick={() => void confirm()}>
            {isOneself ? "Leave" : "Remove"}
          </Button>
        </>
      }
    >
      {null}
    </Dialog>
  );
}
