import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Trash2 } from "lucide-react";
import { messageOf } from "#client";
import { Button, IconButton, toast } from "#ui/kit";
import type { ListedOrder } from "../../contract.ts";
import { call, ORDERS } from "../client.ts";

/** Ticks an order off or opens it again, and has it deleted. */
export function OrderActions({ order, onDelete }: { order: ListedOrder; onDelete: () => void }) {
  const { id, isDone, name } = order;
  const client = useQueryClient();
  const mark = useMutation({
    mutationFn: () => call("PATCH /api/orders/:id", { params: { id }, body: { isDone: !isDone } }),
    onError: (error) => toast.error(messageOf(error)),
    onSettled: () => client.invalidateQueries({ queryKey: [ORDERS] }),
  });
  const text = isDone ? "Open again" : "Mark as done";
  return (
    <span className="flex flex-wrap items-center gap-2">
      <Button busy={mark.isPending} onClick={() => mark.mutate()} aria-label={`${text}: ${name}`}>
        {text}
      </Button>
      <IconButton label={`Delete the order of ${name}`} icon={<Trash2 />} onClick={onDelete} />
    </span>
  );
}
