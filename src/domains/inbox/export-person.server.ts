import { buffer } from "node:stream/consumers";
import type { Logger } from "pino";
import { downloadHeaders, streamAnswer } from "#contract/server";
import type { Database } from "#db";
import { openPrivateFile, type MediaStore } from "#media/server";
import { yieldToRequests, zip, type ZipFile } from "#shared/server";
import type { Entry } from "./contract.ts";
import type { EntrySources, PersonSource } from "./ports.ts";
import { readEntry } from "./read-entries.server.ts";
import "./tables.ts";

type Needs = { database: Database; sources: EntrySources; others: readonly PersonSource[]; log: Logger };

/** Reads the entries of a person one by one, the oldest first. */
async function* entriesOf({ database: { db }, sources }: Needs, email: string): AsyncGenerator<Entry> {
  const ids = await db
    .selectFrom("inbox_entries")
    .select("id")
    .where("email_key", "=", email.trim().toLowerCase())
    .orderBy("created_at")
    .orderBy("id")
    .execute();
  for (const { id } of ids) {
    const entry = await readEntry(db, sources, id);
    // Deleted since the list was read.
    if (!entry.ok) continue;
    yield entry.value;
    await yieldToRequests();
  }
}

async function* personChunks(needs: Needs, email: string): AsyncGenerator<string> {
  const key = email.trim().toLowerCase();
  yield `{"email":${JSON.stringify(email)},"entries":[`;
  let isFirst = true;
  for await (const entry of entriesOf(needs, email)) {
    yield (isFirst ? "\n" : ",\n") + JSON.stringify(entry);
    isFirst = false;
  }
  yield "\n]";
  for (const { name, read } of needs.others) {
    yield `,${JSON.stringify(name)}:${JSON.stringify(await read(needs.database, key))}`;
  }
  yield "}\n";
}

/**
 * Sends everything that the site stores about a person as a JSON file: entries with answers, notes and replies, and the
 * rest.
 */
export function personAsJson(needs: Needs, email: string): Response {
  const chunks = personChunks(needs, email);
  return streamAnswer({ chunks, headers: downloadHeaders("person", "json"), log: needs.log });
}

/** A name that is safe in every archive program; files of one entry may have the same one, so each has its number. */
const safeName = (name: string) => name.replaceAll(/[^\p{L}\p{N}._ -]/gu, "_").slice(-100);

async function* archiveFiles(needs: Needs & { media: MediaStore }, email: string): AsyncGenerator<ZipFile> {
  const chunks: string[] = [];
  for await (const chunk of personChunks(needs, email)) chunks.push(chunk);
  yield { name: "person.json", content: Buffer.from(chunks.join("")), at: new Date() };
  const { database, media } = needs;
  for await (const { id, createdAt, facts } of entriesOf(needs, email)) {
    for (const [index, { file, text }] of facts.entries()) {
      if (file === undefined) continue;
      const opened = await openPrivateFile(database.db, media, { id: file, ownerId: id });
      if (!opened.ok) throw new Error("The storage for files doesn't answer");
      if (!opened.value?.body) continue;
      const content = await buffer(opened.value.body);
      yield { name: `files/${id}/${index + 1}-${safeName(text)}`, content, at: new Date(createdAt) };
    }
  }
}

/** Sends everything that the site stores about a person as an archive: `personAsJson`, and the files that they sent. */
export function personAsZip(needs: Needs & { media: MediaStore }, email: string): Response {
  const chunks = zip(archiveFiles(needs, email));
  return streamAnswer({ chunks, headers: downloadHeaders("person", "zip"), log: needs.log });
}
