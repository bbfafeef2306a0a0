export { budgetOf, monthOfSite } from "./budget.server.ts";
export { beginCall, endCall } from "./ledger.server.ts";
export { readTokens } from "./tenant-tokens.server.ts";
export { usageRoutes } from "./routes.server.ts";
