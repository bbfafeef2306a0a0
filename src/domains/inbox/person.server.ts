import type { Database, Executor } from "#db";
import type { PersonSummary } from "./person-contract.ts";
import { deleteEntries } from "./delete-entries.server.ts";
import { ENTRY_KINDS } from "./entry.ts";
import type { EntrySources, PersonSource } from "./ports.ts";
import "./tables.ts";

const keyOf = (email: string): string => email.trim().toLowerCase();

async function countEntries(db: Executor, key: string): Promise<PersonSummary["entries"]> {
  const rows = await db
    .selectFrom("inbox_entries")
    .select(({ fn }) => ["kind", fn.countAll().as("count")])
    .where("email_key", "=", key)
    .groupBy("kind")
    .execute();
  const counts = new Map(rows.map(({ kind, count }) => [kind, Number(count)]));
  const all = ENTRY_KINDS.map((kind) => [kind, counts.get(kind) ?? 0]);
  return Object.fromEntries(all) as PersonSummary["entries"];
}

/** @returns what the site stores about a person. */
export async function readPerson(
  database: Database,
  others: readonly PersonSource[],
  email: string,
): Promise<PersonSummary> {
  const key = keyOf(email);
  const counts = [];
  for (const { name, count } of others) counts.push({ name, count: await count(database, key) });
  return { entries: await countEntries(database.db, key), others: counts };
}

/** Deletes everything that the site stores about a person. @returns what was there. */
export async function erasePerson(
  database: Database,
  { sources, others }: { sources: EntrySources; others: readonly PersonSource[] },
  email: string,
): Promise<PersonSummary> {
  const key = keyOf(email);
  const summary = await readPerson(database, others, email);
  await deleteEntries(database, sources, (trx, limit) =>
    trx.selectFrom("inbox_entries").select(["id", "kind"]).where("email_key", "=", key).limit(limit).execute(),
  );
  for (const { erase } of others) await erase(database, key);
  return summary;
}
