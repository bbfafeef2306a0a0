import { subscriberContract, type StoredSubscriber } from "#forms";
import { everySubscriber, findSubscriber, listSubscribers } from "#forms/server";
import { csvResponse, csvTime, PAGE_SIZE, type Column } from "./entry-list.ts";
import { serve } from "./serve.ts";

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

export const subscriberRoutes = serve(subscriberContract, {
  listSubscribers: ({ services, query }) => listSubscribers(services.database.db, { ...query, limit: PAGE_SIZE }),
  exportSubscribers: ({ services }) =>
    csvResponse("subscribers", COLUMNS, everySubscriber(services.database.db), services.log),
  readSubscriber: ({ services, params }) => findSubscriber(services.database.db, params.id),
});
