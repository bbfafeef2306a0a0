export { tenantContract } from "./contract.ts";
export { SITE_TENANT } from "./tenant.ts";
