export {
  giveBackFeature,
  listFeatures,
  readFeature,
  setFeatureLimit,
  setPlanLimits,
  takeFeature,
} from "./limits.server.ts";
export { holdMonthly, readMonthly, settleMonthly, type MonthlyUse } from "./monthly.server.ts";
export { tenantRoutes } from "./routes.server.ts";
export {
  addTenant,
  closeTenant,
  findTenant,
  listTenants,
  removeTenant,
  tenantIdOf,
  tenantOf,
  TENANTS_TAG,
  tenantTag,
} from "./tenants.server.ts";
