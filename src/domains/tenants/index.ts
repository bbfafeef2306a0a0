export { tenantContract, tenantDeletionContract, type ListedTenant } from "./contract.ts";
export { AI_FEATURE, isRowsFeature, PEOPLE_FEATURE, rowsFeature } from "./features.ts";
export { SITE_TENANT, TENANT_LIMITS } from "./tenant.ts";
