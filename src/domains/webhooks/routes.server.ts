import { serveWith } from "#contract/server";
import type { Database } from "#db";
import { ok } from "#shared";
import { webhookContract } from "./contract.ts";
import { findEndpoint, listEndpoints, rotateSecret, shownEndpoint, switchEndpoint } from "./endpoints.server.ts";
import type { Webhooks } from "./webhooks.server.ts";

type Needs = { database: Database; webhooks: Webhooks };

export const webhookRoutes = serveWith<Needs>()(webhookContract, {
  listWebhookEndpoints: async ({ services, query }) => ok(await listEndpoints(services.database.db, query, new Date())),
  changeWebhookEndpoint: ({ services, params, body }) =>
    switchEndpoint(services.database.db, params.id, body.isEnabled, new Date()),
  rotateWebhookSecret: ({ services, params }) => rotateSecret(services.database.db, params.id, new Date()),
  testWebhookEndpoint: async ({ services, params, body }) => {
    const tested = await services.webhooks.test(params.id, body.format);
    if (!tested.ok) return tested;
    const endpoint = await findEndpoint(services.database.db, params.id);
    return endpoint.ok ? ok({ outcome: tested.value, endpoint: shownEndpoint(endpoint.value, new Date()) }) : endpoint;
  },
});
