export { makeAccounts, type Accounts } from "./accounts.server.ts";
export { createUser, makePasswordHash } from "./users.server.ts";
export { accountRoutes } from "./account-routes.server.ts";
export { userRoutes } from "./user-routes.server.ts";
export { adminAddresses, isActive, listStaff, userNames } from "./users.server.ts";
export { DELETED_ACCOUNT, type AccountTraces } from "./traces.server.ts";
export { invitationGone, inviterGone, notRevocable } from "./invitations.server.ts";
export { hashToken, newToken } from "./keys.server.ts";
export type { Visitor } from "./visitor.server.ts";
