import { z } from "zod";
import { cursor, limit, line, listOf, ownId, route } from "#contract";
import { ENTRY_KINDS, ENTRY_LIMITS, ENTRY_STATUSES } from "./entry.ts";
import { numbersContract } from "./numbers-contract.ts";
import { personContract } from "./person-contract.ts";
import { inboxViewContract } from "./view-contract.ts";

const status = z.enum(ENTRY_STATUSES);
const kind = z.enum(ENTRY_KINDS);

/** Which entries a list or a file has. */
const filter = {
  status: z
    .enum([...ENTRY_STATUSES, "open", "all"])
    .default("open")
    .describe("open: all but archived ones and spam"),
  kind: kind.optional(),
  form: z.string().optional().describe("The name of a form"),
  page: z.string().optional().describe("The path of the page that it was sent from"),
  assignee: z.string().optional().describe("The id of a user"),
  tag: z.string().optional(),
  search: z.string().optional(),
};

/** An entry as lists show it. */
const listedEntry = z.object({
  id: z.string(),
  createdAt: z.string(),
  kind,
  form: z.string(),
  name: z.string(),
  email: z.string(),
  summary: z.string(),
  pagePath: z.string(),
  status,
  assignee: z.object({ id: z.string(), name: z.string() }).nullable(),
  tags: z.array(z.string()),
});
export type ListedEntry = z.output<typeof listedEntry>;

/** A labelled answer. One to a file has the file's id. */
const entryFact = z.object({ label: z.string(), text: z.string(), file: z.string().optional() });
export type EntryFact = z.output<typeof entryFact>;

/** What the team wrote or did. */
const entryEvent = z.object({
  id: z.string(),
  type: z.enum(["note", "reply", "status", "assignee", "sent"]),
  author: z.string().describe("Empty for what the site did"),
  subject: z.string(),
  text: z.string(),
  createdAt: z.string(),
  sentAt: z.string().nullable().describe("When the mail server accepted a reply"),
  isWaiting: z.boolean().describe("A reply that is still to be sent"),
});
export type EntryEvent = z.output<typeof entryEvent>;

const entry = listedEntry.extend({
  facts: z.array(entryFact),
  anchor: z.string().nullable(),
  versionId: z.string().nullable(),
  query: z.string(),
  referrer: z.string(),
  source: z.string().describe("The campaign's source, or the host of the page that led here; may be empty"),
  locale: z.string(),
  consent: z.object({ text: z.string(), version: z.string(), at: z.string() }).nullable(),
  isHeld: z.boolean().describe("Nothing was sent on, because it was taken for spam"),
  events: z.array(entryEvent),
  others: z.number().describe("How many other entries have the same email address"),
});
export type Entry = z.output<typeof entry>;

const tag = line(ENTRY_LIMITS.tag, "Enter a tag");

const entryChange = z.object({
  status: status.optional(),
  was: status.optional().describe("Changes the status only from this one"),
  assigneeId: z.string().max(64).nullable().optional(),
  addTags: z.array(tag).max(ENTRY_LIMITS.tags).optional(),
  removeTags: z.array(z.string()).max(ENTRY_LIMITS.tags).optional(),
});
export type EntryChange = z.output<typeof entryChange>;

const note = z.object({ id: ownId, text: z.string().trim().min(1, "Write something").max(ENTRY_LIMITS.note) });

const reply = z.object({
  id: ownId,
  subject: line(ENTRY_LIMITS.subject, "Enter a subject"),
  text: z.string().trim().min(1, "Write something").max(ENTRY_LIMITS.reply, `At most ${ENTRY_LIMITS.reply} characters`),
});

const CSV = { mediaType: "text/csv" };

/** The inbox: leads, submissions of form blocks, and sign-ups. */
export const inboxContract = {
  listEntries: route({
    method: "GET",
    path: "/api/inbox/entries",
    summary: "Lists what arrived by forms, newest first",
    permission: "lead.read",
    query: z.object({ ...filter, cursor, limit }),
    answer: listOf(listedEntry),
  }),
  countNew: route({
    method: "GET",
    path: "/api/inbox/new",
    summary: "Counts new entries, up to 100, and names the latest of all",
    permission: "lead.read",
    answer: z.object({ count: z.number(), latest: z.string().nullable() }),
  }),
  listChoices: route({
    method: "GET",
    path: "/api/inbox/choices",
    summary: "Lists what entries can be filtered by and assigned to",
    permission: "lead.read",
    answer: z.object({
      forms: z.array(z.string()),
      tags: z.array(z.string()),
      people: z.array(z.object({ id: z.string(), name: z.string() })),
    }),
  }),
  exportEntries: route({
    method: "GET",
    path: "/api/inbox.csv",
    summary: "Downloads entries as CSV",
    permission: "lead.read",
    query: z.object(filter),
    answer: CSV,
  }),
  exportEntriesAsJson: route({
    method: "GET",
    path: "/api/inbox.json",
    summary: "Downloads entries with all answers as JSON",
    permission: "lead.read",
    query: z.object(filter),
    answer: { mediaType: "application/json" },
  }),
  readEntry: route({
    method: "GET",
    path: "/api/inbox/entries/:id",
    summary: "Reads everything about one entry",
    permission: "lead.read",
    answer: entry,
  }),
  readFile: route({
    method: "GET",
    path: "/api/inbox/entries/:id/files/:file",
    summary: "Downloads a file that was sent with a form",
    permission: "lead.read",
    answer: { mediaType: "application/octet-stream" },
  }),
  changeEntry: route({
    method: "PATCH",
    path: "/api/inbox/entries/:id",
    summary: "Changes status, assignee or tags; a status but spam and archived sends on what was held back",
    permission: "lead.edit",
    body: entryChange,
    answer: entry,
  }),
  addNote: route({
    method: "POST",
    path: "/api/inbox/entries/:id/notes",
    summary: "Adds a note for the team",
    permission: "lead.edit",
    status: 201,
    body: note,
    answer: entryEvent,
  }),
  reply: route({
    method: "POST",
    path: "/api/inbox/entries/:id/replies",
    summary: "Sends the person an email; answers to it go to you",
    permission: "lead.edit",
    status: 201,
    body: reply,
    answer: entryEvent,
  }),
  ...personContract,
  ...numbersContract,
  ...inboxViewContract,
};
