import type { StoredSubscriber } from "#forms";
import { everySubscriber, findSubscriber, listSubscribers } from "#forms/server";
import { apiRoute } from "./api-route.ts";
import { csvResponse, csvTime, listRequestOf, type Column } from "./entry-list.ts";

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

/** Newsletter sign-ups: list, one of them, and all as a file. */
export const subscriberRoutes = [
  apiRoute({
    method: "GET",
    path: "/api/subscribers",
    permission: "lead.read",
    handle: (request) => listSubscribers(request.services.database.db, listRequestOf(request)),
  }),
  apiRoute({
    method: "GET",
    path: "/api/subscribers.csv",
    permission: "lead.read",
    handle: async ({ services }) =>
      csvResponse("subscribers", COLUMNS, everySubscriber(services.database.db), services.log),
  }),
  apiRoute({
    method: "GET",
    path: "/api/subscribers/:id",
    permission: "lead.read",
    handle: ({ services, params }) => findSubscriber(services.database.db, params.id ?? ""),
  }),
];
