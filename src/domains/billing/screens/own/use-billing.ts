import { useQuery, useQueryClient } from "@tanstack/react-query";
import { billingKey, call, limitsKey } from "../client.ts";

/** A tenant's plan. */
export function useBilling(tenant: string) {
  return useQuery({
    queryKey: [billingKey(tenant)],
    queryFn: ({ signal }) => call("GET /api/tenants/:tenant/billing", { params: { tenant }, signal }),
  });
}

/** A tenant's invoices; read once there may be some. */
export function useInvoices(tenant: string, isThere: boolean) {
  return useQuery({
    queryKey: [billingKey(tenant), "invoices"],
    queryFn: async ({ signal }) =>
      (await call("GET /api/tenants/:tenant/billing/invoices", { params: { tenant }, signal })).items,
    enabled: isThere,
  });
}

/** The plans that may be chosen. */
export function useOffers() {
  return useQuery({
    queryKey: ["/api/offers"],
    queryFn: async ({ signal }) => (await call("GET /api/offers", { signal })).items,
  });
}

/** The prices that a coupon lowers; read once there is a code. */
export function useQuote(code: string) {
  return useQuery({
    queryKey: ["/api/offers", "coupon", code],
    queryFn: async ({ signal }) => (await call("GET /api/offers/coupon", { query: { code }, signal })).prices,
    enabled: code !== "",
    retry: false,
  });
}

/** @returns a function that reads the plans that may be chosen again. */
export function useRefreshOffers(): () => Promise<void> {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: ["/api/offers"] });
}

/** @returns a function that reads a tenant's plan and limits again. */
export function useRefresh(tenant: string): () => Promise<void> {
  const client = useQueryClient();
  return async () => {
    await client.invalidateQueries({ queryKey: [billingKey(tenant)] });
    await client.invalidateQueries({ queryKey: [limitsKey(tenant)] });
  };
}
