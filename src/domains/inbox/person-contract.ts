import { z } from "zod";
import { done, route } from "#contract";
import { ENTRY_KINDS, MAX_RETENTION_DAYS } from "./entry.ts";

/** A person, by the email address. */
const person = z.object({ email: z.string().trim().min(1, "Enter an email address").max(320) });

/** What is known of a person: how many entries of each kind, and of everything else by its name. */
const personSummary = z.object({
  entries: z.record(z.enum(ENTRY_KINDS), z.number()),
  others: z.array(z.object({ name: z.string(), count: z.number() })),
});
export type PersonSummary = z.output<typeof personSummary>;

const retention = z.object({
  form: z.string(),
  days: z.number().int().min(1, "At least one day").max(MAX_RETENTION_DAYS).nullable().describe("null: for ever"),
});
export type Retention = z.output<typeof retention>;

/** What becomes of the data of people. */
export const personContract = {
  readPerson: route({
    method: "GET",
    path: "/api/inbox/person",
    summary: "Says what the site stores about a person, by the email address",
    permission: "lead.erase",
    query: person,
    answer: personSummary,
  }),
  exportPerson: route({
    method: "GET",
    path: "/api/inbox/person.json",
    summary: "Downloads everything that the site stores about a person",
    permission: "lead.erase",
    query: person,
    answer: { mediaType: "application/json" },
  }),
  exportPersonWithFiles: route({
    method: "GET",
    path: "/api/inbox/person.zip",
    summary: "Downloads everything that the site stores about a person, with the files that they sent",
    permission: "lead.erase",
    query: person,
    answer: { mediaType: "application/zip" },
  }),
  erasePerson: route({
    method: "POST",
    path: "/api/inbox/person/erase",
    summary: "Deletes everything that the site stores about a person, with files, notes and replies",
    permission: "lead.erase",
    body: person,
    answer: personSummary,
  }),
  readRetention: route({
    method: "GET",
    path: "/api/inbox/retention",
    summary: "Says for how many days entries of each form are kept",
    permission: "lead.erase",
    answer: z.object({ items: z.array(retention) }),
  }),
  changeRetention: route({
    method: "PUT",
    path: "/api/inbox/retention",
    summary: "Sets for how many days entries of a form are kept; older ones are deleted within a day",
    permission: "lead.erase",
    body: retention,
    answer: done,
  }),
};
