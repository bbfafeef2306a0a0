import type { Logger } from "pino";
import { serveWith } from "#contract/server";
import type { Database } from "#db";
import { leadContract, type StoredLead } from "./contract.ts";
import { everyLead, findLead, listLeads } from "./lead-list.server.ts";
import { csvResponse, csvTime, type Column } from "#forms/server";

type Needs = { database: Database; log: Logger };

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

export const leadRoutes = serveWith<Needs>()(leadContract, {
  listLeads: ({ services, query }) => listLeads(services.database.db, query),
  exportLeads: ({ services }) => csvResponse("leads", COLUMNS, everyLead(services.database.db), services.log),
  readLead: ({ services, params }) => findLead(services.database.db, params.id),
});
