import { useQuery } from "@tanstack/react-query";
import { call, tenantKey } from "../client.ts";

/** How much of each feature a tenant uses, and the most it may. */
export function useLimits(tenant: string) {
  return useQuery({
    queryKey: [tenantKey(tenant, "limits")],
    queryFn: async ({ signal }) =>
      (await call("GET /api/tenants/:tenant/limits", { params: { tenant }, signal })).items,
  });
}
