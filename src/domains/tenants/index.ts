export { tenantContract, tenantDeletionContract, type ListedTenant } from "./contract.ts";
export { SITE_TENANT, TENANT_LIMITS } from "./tenant.ts";
