import { useQueryClient } from "@tanstack/react-query";
import { clientOf, listsOf } from "#client";
import type { webhookContract } from "../contract.ts";

export const call = clientOf<typeof webhookContract>();
export const useList = listsOf<typeof webhookContract>();

/** @returns a function that reads the list of endpoints again. */
export function useRefresh(): () => Promise<void> {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: ["/api/webhook-endpoints"] });
}
