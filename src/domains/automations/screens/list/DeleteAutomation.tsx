import { useMutation, useQueryClient } from "@tanstack/react-query";
import { messageOf } from "#client";
import { Alert, Button, Dialog, toast } from "#ui/kit";
import type { Automation } from "../../contract.ts";
import { call, KEYS } from "../client.ts";

/** Asks before an automation is deleted. */
export function DeleteAutomation({ automation, onClose }: { automation: Automation; onClose: () => void }) {
  const client = useQueryClient();
  const { id, name } = automation;
  const remove = useMutation({
    mutationFn: () => call("DELETE /api/automations/:id", { params: { id } }),
    onSuccess: () => toast.success(`“${name}” deleted`),
    // Also after a failure: someone else may have deleted it.
    onSettled: () => client.invalidateQueries({ queryKey: [KEYS.automations] }),
  });
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={`Delete “${name}”?`}
      description="Its executions that haven’t ended are cancelled. What it has done stays listed."
      footer={
        <>
          <Button onClick={onClose}>Keep it</Button>
          <Button
            variant="danger"
            busy={remove.isPending}
            onClick={() => remove.mutate(undefined, { onSuccess: onClose })}
          >
            Delete automation
          </Button>
        </>
      }
    >
      {remove.error ? <Alert kind="error">{messageOf(remove.error)}</Alert> : null}
    </Dialog>
  );
}
