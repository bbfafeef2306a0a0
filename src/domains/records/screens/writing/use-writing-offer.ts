import { useQuery } from "@tanstack/react-query";
import { useSession } from "#client";
import { call } from "../client.ts";

/** The key of the query of a tenant's offer. */
export const offerKey = (tenant: string) => ["/api/tenants/ai", tenant];

/**
 * Whether a model can write texts of a tenant's rows, and how many tokens are left.
 * @param isNeeded whether there is a text to write.
 * @returns undefined while that is loading, and for people who can't do anything about a site without a model.
 */
export function useWritingOffer(tenant: string, isNeeded: boolean) {
  const isStaff = useSession().may("data.edit");
  const { data } = useQuery({
    queryKey: offerKey(tenant),
    queryFn: ({ signal }) => call("GET /api/tenants/:tenant/ai", { params: { tenant }, signal }),
    enabled: isNeeded,
    staleTime: 60_000,
  });
  return data?.isConfigured || isStaff ? data : undefined;
}
