import { useQuery } from "@tanstack/react-query";
import { clientOf, listsOf } from "#client";
import type { planContract } from "../contract.ts";

export const call = clientOf<typeof planContract>();
export const useList = listsOf<typeof planContract>();

/** The keys that queries of plans and coupons begin with. */
export const KEYS = { plans: "/api/plans", features: "/api/plan-features", coupons: "/api/coupons" } as const;

/** All plans in order, the archived ones too. */
export function usePlans() {
  return useQuery({
    queryKey: [KEYS.plans],
    queryFn: async ({ signal }) => (await call("GET /api/plans", { signal })).items,
  });
}

/** What plans can limit. */
export function usePlanFeatures() {
  return useQuery({
    queryKey: [KEYS.features],
    queryFn: async ({ signal }) => (await call("GET /api/plan-features", { signal })).items,
  });
}
