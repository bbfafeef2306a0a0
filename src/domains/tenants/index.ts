export { tenantContract } from "./contract.ts";
export { SITE_TENANT, type Tenant } from "./tenant.ts";
