import { useMutation, useQueryClient } from "@tanstack/react-query";
import { messageOf } from "#client";
import { toast } from "#ui/kit";
import type { Endpoint } from "../contract.ts";
import { call, ENDPOINTS } from "./client.ts";

/** @returns what is done with endpoints. */
export function useEndpointActions() {
  const client = useQueryClient();
  const shared = {
    onError: (error: Error) => toast.error(messageOf(error)),
    onSettled: () => client.invalidateQueries({ queryKey: [ENDPOINTS] }),
  };
  const toggle = useMutation({
    ...shared,
    mutationFn: ({ id, isEnabled }: Endpoint) =>
      call("PATCH /api/webhook-endpoints/:id", { params: { id }, body: { isEnabled: !isEnabled } }),
    onSuccess: ({ isEnabled }) => toast.success(isEnabled ? "Webhooks are sent to it again." : "It is switched off."),
  });
  const test = useMutation({
    ...shared,
    mutationFn: ({ id }: Endpoint) => call("POST /api/webhook-endpoints/:id/test", { params: { id }, body: {} }),
    onSuccess: ({ outcome }) => {
      if (outcome.kind === "delivered") toast.success(`It answered ${outcome.status} after ${outcome.ms} ms.`);
      else toast.error(outcome.reason);
    },
  });
  return { toggle: toggle.mutate, test: test.mutate };
}
