import { z } from "zod";
import { cursor, listOf, route } from "#contract";

/** The part of a list that is asked for. */
const listQuery = z.object({
  search: z.string().optional(),
  cursor,
  suspicious: z
    .string()
    .optional()
    .describe("1: those whose hidden field was filled")
    .transform((value) => value === "1"),
});

/** Where and when something was sent. */
const origin = {
  id: z.string(),
  createdAt: z.string(),
  pagePath: z.string(),
  query: z.string().describe('Campaign parameters of the page\'s address, without "?"'),
  locale: z.string(),
  isSuspicious: z.boolean(),
};

const person = { email: z.string(), firstName: z.string(), lastName: z.string() };

export const roiResult = z.object({
  reports: z.number(),
  currentCost: z.number(),
  savings: z.number(),
  percentage: z.number(),
  hoursFreed: z.number(),
});

/** A lead with everything that was entered and what the server computed from it. */
const storedLead = z.object({
  ...origin,
  ...person,
  website: z.string(),
  linkedinUrl: z.string().nullable(),
  numStudents: z.number(),
  sessionsPerStudent: z.number(),
  costPerReport: z.number(),
  anchor: z.string().nullable(),
  result: roiResult,
});
export type StoredLead = z.output<typeof storedLead>;

const LISTED = { id: true, createdAt: true, email: true, firstName: true, lastName: true, pagePath: true } as const;

/** A lead as lists show it. */
const listedLead = storedLead.pick({ ...LISTED, website: true });
export type ListedLead = z.output<typeof listedLead>;

/** A sign-up for the newsletter with where it came from. */
const storedSubscriber = z.object({ ...origin, ...person, source: z.string() });
export type StoredSubscriber = z.output<typeof storedSubscriber>;

/** A sign-up as lists show it. */
const listedSubscriber = storedSubscriber.pick({ ...LISTED, locale: true });
export type ListedSubscriber = z.output<typeof listedSubscriber>;

const CSV = { mediaType: "text/csv" };

/** Leads: list, one of them, and all as a file. */
export const leadContract = {
  listLeads: route({
    method: "GET",
    path: "/api/leads",
    summary: "Lists leads, newest first",
    permission: "lead.read",
    query: listQuery,
    answer: listOf(listedLead),
  }),
  exportLeads: route({
    method: "GET",
    path: "/api/leads.csv",
    summary: "Sends all leads but suspicious ones as a file",
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

/** Newsletter sign-ups: list, one of them, and all as a file. */
export const subscriberContract = {
  listSubscribers: route({
    method: "GET",
    path: "/api/subscribers",
    summary: "Lists newsletter sign-ups, newest first",
    permission: "lead.read",
    query: listQuery,
    answer: listOf(listedSubscriber),
  }),
  exportSubscribers: route({
    method: "GET",
    path: "/api/subscribers.csv",
    summary: "Sends all newsletter sign-ups but suspicious ones as a file",
    permission: "lead.read",
    answer: CSV,
  }),
  readSubscriber: route({
    method: "GET",
    path: "/api/subscribers/:id",
    summary: "Reads everything about one sign-up",
    permission: "lead.read",
    answer: storedSubscriber,
  }),
};
