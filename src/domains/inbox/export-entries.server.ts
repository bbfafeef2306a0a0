import type { Logger } from "pino";
import { downloadHeaders, jsonList, streamAnswer } from "#contract/server";
import type { Executor } from "#db";
import { csvResponse, csvTime, type Column } from "#forms/server";
import { yieldToRequests } from "#shared/server";
import type { EntryFact, ListedEntry } from "./contract.ts";
import { findEntryIds, type EntryFilter } from "./find-entry-ids.server.ts";
import type { EntrySources } from "./ports.ts";
import { readFacts, readListed } from "./read-entries.server.ts";

const EXPORT_PAGE = 200;

type Exported = ListedEntry & { facts: readonly EntryFact[] };

/** Reads every entry of a list page by page, newest first; later arrivals are left out. */
async function* everyEntry(db: Executor, sources: EntrySources, filter: EntryFilter): AsyncGenerator<Exported[]> {
  let cursor: string | undefined;
  do {
    const page = await findEntryIds(db, filter, { cursor, limit: EXPORT_PAGE });
    if (!page.ok) throw new Error(page.error.message);
    const entries = await readListed(db, page.value.ids);
    const facts = await readFacts(db, sources, entries);
    yield entries.map((entry) => Object.assign(entry, { facts: facts.get(entry.id) ?? [] }));
    cursor = page.value.nextCursor;
    await yieldToRequests();
  } while (cursor);
}

const COLUMNS: readonly Column<Exported>[] = [
  ["Received (UTC)", ({ createdAt }) => csvTime(createdAt)],
  ["Form", ({ form }) => form],
  ["Name", ({ name }) => name],
  ["Email", ({ email }) => email],
  ["Status", ({ status }) => status],
  ["Assignee", ({ assignee }) => assignee?.name ?? ""],
  ["Tags", ({ tags }) => tags.join(", ")],
  ["Page", ({ pagePath }) => pagePath],
  ["Answers", ({ facts }) => facts.map(({ label, text }) => `${label}: ${text}`).join("\n")],
];

type Needs = { db: Executor; sources: EntrySources; log: Logger };

/** Sends entries as a CSV file: forms differ in their fields, so one column has all answers. */
export function entriesAsCsv({ db, sources, log }: Needs, filter: EntryFilter): Response {
  return csvResponse("inbox", COLUMNS, everyEntry(db, sources, filter), log);
}

/** Sends entries with all answers as a JSON file. */
export function entriesAsJson({ db, sources, log }: Needs, filter: EntryFilter): Response {
  const chunks = jsonList(everyEntry(db, sources, filter));
  return streamAnswer({ chunks, headers: downloadHeaders("inbox", "json"), log });
}
