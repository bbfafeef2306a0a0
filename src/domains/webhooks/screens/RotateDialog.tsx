import { useMutation, useQueryClient } from "@tanstack/react-query";
import { messageOf, Moment, SecretText } from "#client";
import { Alert, Button, Dialog } from "#ui/kit";
import type { Endpoint } from "../contract.ts";
import { call, ENDPOINTS } from "./client.ts";

/** Gives an endpoint a new secret, and shows it. */
export function RotateDialog({ endpoint: { id, url }, onClose }: { endpoint: Endpoint; onClose: () => void }) {
  const client = useQueryClient();
  const rotate = useMutation({
    mutationFn: () => call("POST /api/webhook-endpoints/:id/rotate", { params: { id } }),
    onSuccess: () => client.invalidateQueries({ queryKey: [ENDPOINTS] }),
  });
  const { data, error, isPending } = rotate;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Change the secret"
      description={`Of ${url}. For 24 hours, what is sent is signed with the old secret and the new one, so that the receiver has time to change.`}
      footer={
        data ? (
          <Button variant="primary" onClick={onClose}>
            Close
          </Button>
        ) : (
          <>
            <Button onClick={onClose}>Cancel</Button>
            <Button variant="primary" busy={isPending} onClick={() => rotate.mutate()}>
              Make a new secret
            </Button>
          </>
        )
      }
    >
      {error ? <Alert kind="error">{messageOf(error)}</Alert> : null}
      {data ? (
        <>
          <SecretText label="New secret" hint="Automations that call this address show it too." text={data.secret} />
          <p className="text-sm text-ink-soft">
            The old one is valid until <Moment at={data.oldSecretUntil} />.
          </p>
        </>
      ) : null}
    </Dialog>
  );
}
