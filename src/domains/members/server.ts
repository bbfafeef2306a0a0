export { joinAsOwner } from "./join.server.ts";
export { readLimits } from "./limits.server.ts";
export { findMembership } from "./memberships.server.ts";
export { memberRoutes } from "./routes.server.ts";
export { PEOPLE_FEATURE } from "./people.server.ts";
