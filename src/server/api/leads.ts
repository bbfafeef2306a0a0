import type { StoredLead } from "#forms";
import { everyLead, findLead, listLeads } from "#forms/server";
import { apiRoute } from "./api-route.ts";
import { csvResponse, csvTime, listRequestOf, type Column } from "./entry-list.ts";

const COLUMNS: readonly Column<StoredLead>[] = [
  ["Received (UTC)", ({ createdAt }) => csvTime(createdAt)],
  ["First name", ({ firstName }) => firstName],
  ["Last name", ({ lastName }) => lastName],
  ["Email", ({ email }) => email],
  ["Website", ({ website }) => website],
  ["LinkedIn", ({ linkedinUrl }) => linkedinUrl ?? ""],
  ["Number of students", ({ numStudents }) => numStudents],
  ["Sessions per student", ({ sessionsPerStudent }) => sessionsPerStudent],
  ["Cost per report (USD)", ({ costPerReport }) => costPerReport],
  ["Reports", ({ result }) => result.reports],
  ["Cost today (USD)", ({ result }) => result.currentCost],
  ["Savings (USD)", ({ result }) => result.savings],
  ["Savings (percent)", ({ result }) => Math.round(result.percentage * 100) / 100],
  ["Hours freed", ({ result }) => Math.round(result.hoursFreed * 100) / 100],
  ["Page", ({ pagePath }) => pagePath],
  ["Place on the page", ({ anchor }) => anchor ?? ""],
  ["Campaign", ({ query }) => query],
  ["Language", ({ locale }) => locale],
];

/** Leads: list, one of them, and all as a file. */
export const leadRoutes = [
  apiRoute({
    method: "GET",
    path: "/api/leads",
    permission: "lead.read",
    handle: (request) => listLeads(request.services.database.db, listRequestOf(request)),
  }),
  apiRoute({
    method: "GET",
    path: "/api/leads.csv",
    permission: "lead.read",
    handle: async ({ services }) => csvResponse("leads", COLUMNS, everyLead(services.database.db), services.log),
  }),
  apiRoute({
    method: "GET",
    path: "/api/leads/:id",
    permission: "lead.read",
    handle: ({ services, params }) => findLead(services.database.db, params.id ?? ""),
  }),
];
