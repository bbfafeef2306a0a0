import { useQueryClient } from "@tanstack/react-query";
import { useAction } from "#client";
import { Alert, Button, Dialog, toast } from "#ui/kit";
import type { ListedOrder } from "../../contract.ts";
import { call, ORDERS } from "../client.ts";

/** Asks before an order is deleted. */
export function DeleteOrder({ order: { id, name, coupon }, onClose }: { order: ListedOrder; onClose: () => void }) {
  const client = useQueryClient();
  const { busy, error, run } = useAction(async () => {
    // Also after a failure: someone else may have deleted it.
    const reload = () => void client.invalidateQueries({ queryKey: [ORDERS] });
    await call("DELETE /api/orders/:id", { params: { id } }).finally(reload);
    toast.success("Order deleted");
  }, onClose);
  const given = coupon === null ? "" : ` The coupon ${coupon} can be redeemed once more.`;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Delete this order?"
      description={`The order of ${name} and what was written with it are deleted for good.${given}`}
      footer={
        <>
          <Button onClick={onClose}>Keep it</Button>
          <Button variant="danger" busy={busy} onClick={run}>
            Delete order
          </Button>
        </>
      }
    >
      {error === undefined ? null : <Alert kind="error">{error}</Alert>}
    </Dialog>
  );
}
