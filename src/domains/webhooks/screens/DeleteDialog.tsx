import { useMutation } from "@tanstack/react-query";
import { messageOf } from "#client";
import { Alert, Button, Dialog, toast } from "#ui/kit";
import type { ListedEndpoint } from "../contract.ts";
import { call, useRefresh } from "./client.ts";
import { UserLinks } from "./UserLinks.tsx";

type DialogProps = { endpoint: ListedEndpoint; onClose: () => void };

/** Asks before an endpoint is deleted, or says which automations have to change first. */
export function DeleteDialog({ endpoint, onClose }: DialogProps) {
  const { id, url, usedBy } = endpoint;
  const { host } = new URL(url);
  const isUsed = usedBy.length > 0;
  const refresh = useRefresh();
  const remove = useMutation({
    mutationFn: () => call("DELETE /api/webhook-endpoints/:id", { params: { id } }),
    onSuccess: () => toast.success(`Endpoint at ${host} deleted`),
    onSettled: refresh,
  });
  const question =
    "Its secret and its headers are deleted. If an automation sends there again, the receiver needs a new secret. Executions that still want to send there fail.";
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={isUsed ? "This endpoint is in use" : `Delete ${host}?`}
      description={
        isUsed ? "Change or delete the step in these automations first, or switch the endpoint off." : question
      }
      footer={
        <>
          <Button onClick={onClose}>{isUsed ? "Close" : "Keep it"}</Button>
          {!isUsed && (
            <Button
              variant="danger"
              busy={remove.isPending}
              onClick={() => remove.mutate(undefined, { onSuccess: onClose })}
            >
              Delete endpoint
            </Button>
          )}
        </>
      }
    >
      {isUsed && <UserLinks users={usedBy} />}
      {remove.error && <Alert kind="error">{messageOf(remove.error)}</Alert>}
    </Dialog>
  );
}
