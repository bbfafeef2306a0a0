import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { CopyDialog, messageOf, offerCopy, useIsShown } from "#client";
import { Alert, Button, Dialog, toast } from "#ui/kit";
import type { Endpoint } from "../contract.ts";
import { call, useRefresh } from "./client.ts";

type DialogProps = { endpoint: Endpoint; onClose: () => void };

/** Asks before an endpoint gets a new secret, then shows it, once. */
export function SecretDialog({ endpoint, onClose }: DialogProps) {
  const [secret, setSecret] = useState<string>();
  return secret === undefined ? (
    <Question endpoint={endpoint} onClose={onClose} onMade={setSecret} />
  ) : (
    <CopyDialog
      title="The new secret"
      description="Enter it in the receiver within 24 hours."
      what="secret"
      value={secret}
      onClose={onClose}
    />
  );
}

function Question({
  endpoint: { id, url, oldSecretUntil },
  onClose,
  onMade,
}: DialogProps & { onMade: (secret: string) => void }) {
  const refresh = useRefresh();
  // As it was when the question was asked: a second attempt mustn't replace what the first has made.
  const [seen] = useState(oldSecretUntil ?? null);
  const { host } = new URL(url);
  const isShown = useIsShown();
  const { mutate, isPending, error } = useMutation({
    mutationFn: () =>
      call("POST /api/webhook-endpoints/:id/rotate", { params: { id }, body: { oldSecretUntil: seen } }),
    onSuccess: ({ secret }) => {
      if (isShown()) onMade(secret);
      else offerCopy(`The new secret of ${host} is ready. Enter it in the receiver within 24 hours.`, secret, "secret");
      void refresh();
    },
    onError: (failure) => void (isShown() || toast.error(messageOf(failure))),
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Make a new secret?"
      description={`The receiver at ${host} accepts the old secret for 24 hours, and the new one at once. If there is an older secret, it stops working now.`}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" busy={isPending} onClick={() => mutate()}>
            Make a new secret
          </Button>
        </>
      }
    >
      {error && <Alert kind="error">{messageOf(error)}</Alert>}
    </Dialog>
  );
}
