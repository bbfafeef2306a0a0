import { sql } from "kysely";
import type { Executor } from "#db";
import "./tables.ts";

/** New entries are counted up to this number. */
const MAX_NEW = 100;
/** The most names that a filter offers. */
const MAX_CHOICES = 2000;

/** @returns how many entries nobody has looked at, at most 100. */
export async function countNew(db: Executor): Promise<number> {
  const some = db.selectFrom("inbox_entries").select("id").where("status", "=", "new").limit(MAX_NEW).as("some");
  const row = await db
    .selectFrom(some)
    .select(({ fn }) => fn.countAll().as("count"))
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

/** @returns the id of the latest entry, whatever its status; null while there is none. */
export async function latestEntry(db: Executor): Promise<string | null> {
  const row = await db
    .selectFrom("inbox_entries")
    .select("id")
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
  return row?.id ?? null;
}

/** Reads the different values of an indexed column: as many steps in the index as there are values, however many rows. */
async function distinct(db: Executor, table: string, column: string): Promise<string[]> {
  const [from, value] = [sql.table(table), sql.ref(column)];
  const { rows } = await sql<{ value: string }>`with recursive seen(value) as (
    select min(${value}) from ${from}
    union all select (select min(${value}) from ${from} where ${value} > seen.value) from seen where seen.value is not null
  ) select value from seen where value is not null limit ${MAX_CHOICES}`.execute(db);
  return rows.map((row) => row.value);
}

/** @returns the names of the forms that entries came from. */
export const listForms = (db: Executor): Promise<string[]> => distinct(db, "inbox_entries", "form");

/** @returns the tags that entries have. */
export const listTags = (db: Executor): Promise<string[]> => distinct(db, "inbox_tags", "tag");
