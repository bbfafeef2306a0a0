export { findMembership } from "./memberships.server.ts";
export { memberRoutes } from "./routes.server.ts";
