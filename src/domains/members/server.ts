export { joinAsOwner } from "./join.server.ts";
export { readLimits } from "./limits.server.ts";
export { findMembership } from "./memberships.server.ts";
export { memberRoutes } from "./routes.server.ts";
export { leaveAll, removeEveryone } from "./people.server.ts";
