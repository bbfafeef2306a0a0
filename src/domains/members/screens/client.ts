import { clientOf, listsOf } from "#client";
import type { tenantContract, tenantDeletionContract } from "#tenants";
import type { memberContract } from "../contract.ts";

type Api = typeof memberContract & typeof tenantContract & typeof tenantDeletionContract;

export const call = clientOf<Api>();
export const useList = listsOf<Api>();

/** The key of the query for the user's organisations. */
export const ORGANISATIONS = "/api/organisations";

/** The address of a tenant's resource, which keys of its queries begin with. */
export const tenantKey = (tenant: string, what: "people" | "invitations" | "limits") =>
  `/api/tenants/${encodeURIComponent(tenant)}/${what}`;
