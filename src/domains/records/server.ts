export { emptyBins } from "./empty-bins.server.ts";
export { ENTITIES_TAG, findEntity, rowsTag } from "./entities.server.ts";
export { presentProperties, type Entity, type Property } from "./property.ts";
export { recordRoutes } from "./routes.server.ts";
export { listRows } from "./row-list.server.ts";
export { findRow } from "./rows.server.ts";
