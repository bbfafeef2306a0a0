export { giveBackFeature, readFeature, takeFeature, type FeatureUse } from "./limits.server.ts";
export { tenantRoutes } from "./routes.server.ts";
export { findTenant } from "./tenants.server.ts";
