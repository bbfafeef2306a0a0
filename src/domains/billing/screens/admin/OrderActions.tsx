import { useQueryClient } from "@tanstack/react-query";
import { Trash2 } from "lucide-react";
import { useState } from "react";
import { useAction } from "#client";
import { Alert, Button, Dialog, IconButton, toast } from "#ui/kit";
import type { ListedOrder } from "../../contract.ts";
import { call } from "../client.ts";

const useRefresh = () => {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: ["/api/orders"] });
};

/** Ticks an order off or opens it again, and deletes it after a question. */
export function OrderActions({ order }: { order: ListedOrder }) {
  const { id, isDone, name, coupon } = order;
  const [isAsking, setAsking] = useState(false);
  const refresh = useRefresh();
  const mark = useAction(async () => {
    await call("PATCH /api/orders/:id", { params: { id }, body: { isDone: !isDone } });
    await refresh();
  });
  const remove = useAction(async () => {
    await call("DELETE /api/orders/:id", { params: { id } });
    setAsking(false);
    await refresh();
    toast.success("Order deleted");
  });
  const text = isDone ? "Open again" : "Mark as done";
  const given = coupon === null ? "" : ` The coupon ${coupon} can be redeemed once more.`;
  return (
    <span className="flex flex-wrap items-center gap-2">
      {mark.error !== undefined && <Alert kind="error">{mark.error}</Alert>}
      <Button busy={mark.busy} onClick={mark.run} aria-label={`${text}: ${name}`}>
        {text}
      </Button>
      <IconButton label={`Delete the order of ${name}`} icon={<Trash2 />} onClick={() => setAsking(true)} />
      <Dialog
        open={isAsking}
        onOpenChange={setAsking}
        title="Delete this order?"
        description={`The order of ${name} and what was written with it are deleted for good.${given}`}
        footer={
          <>
            <Button onClick={() => setAsking(false)}>Keep it</Button>
            <Button variant="danger" busy={remove.busy} onClick={remove.run}>
              Delete order
            </Button>
          </>
        }
      >
        {remove.error === undefined ? null : <Alert kind="error">{remove.error}</Alert>}
      </Dialog>
    </span>
  );
}
