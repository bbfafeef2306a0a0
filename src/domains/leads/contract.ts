import { z } from "zod";
import { listOf, route } from "#contract";
import { CSV, submission, submissionQuery, LISTED } from "#forms";

export const roiResult = z.object({
  reports: z.number(),
  currentCost: z.number(),
  savings: z.number(),
  percentage: z.number(),
  hoursFreed: z.number(),
});

/** A lead with all entered values and the result that the server computed. */
const storedLead = submission.extend({
  website: z.string(),
  linkedinUrl: z.string().nullable(),
  numStudents: z.number(),
  sessionsPerStudent: z.number(),
  costPerReport: z.number(),
  anchor: z.string().nullable(),
  result: roiResult,
});
export type StoredLead = z.output<typeof storedLead>;

/** A lead as lists show it. */
const listedLead = storedLead.pick({ ...LISTED, website: true });
export type ListedLead = z.output<typeof listedLead>;

/** Leads: the list, a single lead, and a CSV file of all. */
export const leadContract = {
  listLeads: route({
    method: "GET",
    path: "/api/leads",
    summary: "Lists leads, newest first",
    permission: "lead.read",
    query: submissionQuery,
    answer: listOf(listedLead),
  }),
  exportLeads: route({
    method: "GET",
    path: "/api/leads.csv",
    summary: "Downloads all leads except suspicious ones as CSV",
    permission: "lead.read",
    answer: CSV,
  }),
  readLead: route({
    method: "GET",
    path: "/api/leads/:id",
    summary: "Reads everything about one lead",
    permission: "lead.read",
    answer: storedLead,
  }),
};
