import type { Logger } from "pino";
import { streamAnswer } from "#contract/server";
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

async function* jsonChunks(pages: AsyncIterable<Exported[]>): AsyncGenerator<string> {
  yield "[";
  let isFirst = true;
  for await (const page of pages) {
    for (const entry of page) {
      yield (isFirst ? "\n" : ",\n") + JSON.stringify(entry);
      isFirst = false;
    }
  }
  yield "\n]\n";
}

/** Sends JSON as a file. @param name of the file, without its date and ending. */
export function jsonFile(name: string, chunks: AsyncGenerator<string>, log: Logger): Response {
  const file = `${name}-${new Date().toISOString().slice(0, 10)}.json`;
  const headers = {
    "Content-Type": "application/json",
    "Content-Disposition": `attachment; filename="${file}"`,
  };
  return streamAnswer({ chunks, headers, log });
}

/** Sends entries with all answers as a JSON file. */
export function entriesAsJson({ db, sources, log }: Needs, filter: EntryFilter): Response {
  return jsonFile("inbox", jsonChunks(everyEntry(db, sources, filter)), log);
}
