export { AI_FEATURE } from "./limits.server.ts";
export { findMembership } from "./memberships.server.ts";
export { memberRoutes } from "./routes.server.ts";
export { PEOPLE_FEATURE } from "./people.server.ts";
