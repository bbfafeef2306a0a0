export { budgetOf, monthOfSite } from "./budget.server.ts";
export { beginCall, endCall } from "./ledger.server.ts";
export { AI_FEATURE, readTokens } from "./tenant-tokens.server.ts";
export { usageRoutes } from "./routes.server.ts";
