import { useQuery, useQueryClient } from "@tanstack/react-query";
import { clientOf, listsOf, useTopic } from "#client";
import type { automationContract } from "../contract.ts";

export const call = clientOf<typeof automationContract>();
export const useList = listsOf<typeof automationContract>();

/** The keys that queries of automations begin with. */
export const KEYS = {
  automations: "/api/automations",
  triggers: "/api/automation-triggers",
  executions: "/api/executions",
} as const;

/** All automations by name. */
export function useAutomations() {
  return useQuery({
    queryKey: [KEYS.automations],
    queryFn: async ({ signal }) => (await call("GET /api/automations", { signal })).items,
  });
}

/** What triggers bring, and which steps this site can't carry out. */
export function useTriggers() {
  return useQuery({
    queryKey: [KEYS.triggers],
    queryFn: ({ signal }) => call("GET /api/automation-triggers", { signal }),
    staleTime: 60_000,
  });
}

/** Reloads the shown executions whenever any has changed. @returns whether changes are reported now, so that polling isn't needed. */
export function useLiveExecutions(): boolean {
  const client = useQueryClient();
  return useTopic("executions", () => client.invalidateQueries({ queryKey: [KEYS.executions], refetchType: "active" }));
}
