export { giveBackFeature, listFeatures, readFeature, setFeatureLimit, takeFeature } from "./limits.server.ts";
export { tenantRoutes } from "./routes.server.ts";
export { findTenant, TENANTS_TAG, tenantTag } from "./tenants.server.ts";
