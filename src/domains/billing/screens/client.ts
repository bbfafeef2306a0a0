import { clientOf, listsOf } from "#client";
import type { billingContract } from "../contract.ts";

export const call = clientOf<typeof billingContract>();
export const useList = listsOf<typeof billingContract>();

/** The key of the lists of orders. */
export const ORDERS = "/api/orders";
/** The address of a tenant's billing, which keys of its queries begin with. */
export const billingKey = (tenant: string) => `/api/tenants/${encodeURIComponent(tenant)}/billing`;
/** The key of a tenant's limits, which a plan changes. */
export const limitsKey = (tenant: string) => `/api/tenants/${encodeURIComponent(tenant)}/limits`;
