export { emptyBins } from "./empty-bins.server.ts";
export { ENTITIES_TAG, entityTag, findEntity, listEntities, rowsTag } from "./entities.server.ts";
export { presentProperties, type Entity, type Property } from "./property.ts";
export { maxLength, readValue, type ValueFault } from "./read-value.ts";
export type { RowData } from "./read-values.ts";
export { recordRoutes } from "./routes.server.ts";
export { listRows } from "./row-list.server.ts";
export { findRow, rowsFeature } from "./rows.server.ts";
export { openVisitorRows } from "./visitor-rows.server.ts";
