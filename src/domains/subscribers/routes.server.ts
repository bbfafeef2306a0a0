import type { Logger } from "pino";
import { serveWith } from "#contract/server";
import type { Database } from "#db";
import { subscriberContract, type StoredSubscriber } from "./contract.ts";
import { everySubscriber, findSubscriber, listSubscribers } from "./subscriber-list.server.ts";
import { csvResponse, csvTime, type Column } from "#forms/server";

type Needs = { database: Database; log: Logger };

const COLUMNS: readonly Column<StoredSubscriber>[] = [
  ["Signed up (UTC)", ({ createdAt }) => csvTime(createdAt)],
  ["Email", ({ email }) => email],
  ["First name", ({ firstName }) => firstName],
  ["Last name", ({ lastName }) => lastName],
  ["Form", ({ source }) => source],
  ["Page", ({ pagePath }) => pagePath],
  ["Campaign", ({ query }) => query],
  ["Language", ({ locale }) => locale],
];

export const subscriberRoutes = serveWith<Needs>()(subscriberContract, {
  listSubscribers: ({ services, query }) => listSubscribers(services.database.db, query),
  exportSubscribers: ({ services }) =>
    csvResponse("subscribers", COLUMNS, everySubscriber(services.database.db), services.log),
  readSubscriber: ({ services, params }) => findSubscriber(services.database.db, params.id),
});
