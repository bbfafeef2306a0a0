import { setImmediate } from "node:timers/promises";
import type { Logger } from "pino";
import type { Executor } from "#db";
import { jsonFile } from "./export-entries.server.ts";
import type { EntrySources, PersonSource } from "./ports.ts";
import { readEntry } from "./read-entries.server.ts";
import "./tables.ts";

type Needs = { db: Executor; sources: EntrySources; others: readonly PersonSource[]; log: Logger };

async function* personChunks({ db, sources, others }: Needs, email: string): AsyncGenerator<string> {
  const key = email.trim().toLowerCase();
  const ids = await db
    .selectFrom("inbox_entries")
    .select("id")
    .where("email_key", "=", key)
    .orderBy("created_at")
    .orderBy("id")
    .execute();
  yield `{"email":${JSON.stringify(email)},"entries":[`;
  let isFirst = true;
  for (const { id } of ids) {
    const entry = await readEntry(db, sources, id);
    // Deleted since the list was read.
    if (!entry.ok) continue;
    yield (isFirst ? "\n" : ",\n") + JSON.stringify(entry.value);
    isFirst = false;
    await setImmediate();
  }
  yield "\n]";
  for (const { name, read } of others) yield `,${JSON.stringify(name)}:${JSON.stringify(await read(db, key))}`;
  yield "}\n";
}

/** Sends everything that the site has of a person as a JSON file: entries with answers, notes and replies, and the rest. */
export function personAsJson(needs: Needs, email: string): Response {
  return jsonFile("person", personChunks(needs, email), needs.log);
}
