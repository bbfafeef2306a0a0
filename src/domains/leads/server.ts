export { leadSource } from "./inbox-source.server.ts";
export { leadForm } from "./leads.server.ts";
export { leadRoutes } from "./routes.server.ts";
export { findLead } from "./lead-list.server.ts";
export { leadValues } from "./lead-values.ts";
