export { webhookRoutes } from "./routes.server.ts";
export { startTellingOwners } from "./tell-owner.server.ts";
export { openWebhooks, type Webhooks } from "./webhooks.server.ts";
