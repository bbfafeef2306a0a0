import { serveWith } from "#contract/server";
import type { Database, Transaction } from "#db";
import { ok } from "#shared";
import { webhookContract } from "./contract.ts";
import { findEndpoint, listEndpoints, rotateSecret, shownEndpoint, switchEndpoint } from "./endpoints.server.ts";
import { removeHeader, setHeader } from "./headers.server.ts";
import { deleteEndpoint, usersByUrl } from "./users.server.ts";
import type { Webhooks } from "./webhooks.server.ts";

type Needs = { database: Database; webhooks: Webhooks };

/** Two changes at once: the second one sees the first. */
function changeHeaders<Value>(database: Database, change: (trx: Transaction) => Promise<Value>): Promise<Value> {
  return database.inTransaction(async (trx) => {
    await database.lockName(trx, "webhook headers");
    return change(trx);
  });
}

export const webhookRoutes = serveWith<Needs>()(webhookContract, {
  listWebhookEndpoints: async ({ services: { database }, query }) => {
    const page = await listEndpoints(database.db, query, new Date());
    const users = await usersByUrl(database.db);
    return ok({ ...page, items: page.items.map((one) => Object.assign(one, { usedBy: users.get(one.url) ?? [] })) });
  },
  deleteWebhookEndpoint: ({ services: { database }, params }) => deleteEndpoint(database, params.id),
  setWebhookHeader: ({ services: { database, webhooks }, params: { id }, body: header }) =>
    changeHeaders(database, (trx) => setHeader(trx, webhooks.allowedHosts, { id, header, now: new Date() })),
  removeWebhookHeader: ({ services: { database }, params: { id, name } }) =>
    changeHeaders(database, (trx) => removeHeader(trx, id, name, new Date())),
  changeWebhookEndpoint: ({ services, params, body }) =>
    switchEndpoint(services.database.db, params.id, body.isEnabled, new Date()),
  rotateWebhookSecret: ({ services, params, body }) =>
    rotateSecret(services.database.db, params.id, new Date(), body.oldSecretUntil),
  testWebhookEndpoint: async ({ services, params, body }) => {
    const tested = await services.webhooks.test(params.id, body.format);
    if (!tested.ok) return tested;
    const endpoint = await findEndpoint(services.database.db, params.id);
    return endpoint.ok ? ok({ outcome: tested.value, endpoint: shownEndpoint(endpoint.value, new Date()) }) : endpoint;
  },
});
