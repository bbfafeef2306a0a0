import type { Executor } from "#db";
import "./tables.ts";

/** New entries are counted up to this number. */
const MAX_NEW = 100;
/** The most names that a filter offers. */
const MAX_CHOICES = 200;

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

/** Reads the different values of an indexed column one by one: as many steps as there are values, however many rows. */
async function distinct(read: (after: string) => Promise<string | undefined>): Promise<string[]> {
  const values: string[] = [];
  while (values.length < MAX_CHOICES) {
    const next = await read(values.at(-1) ?? "");
    if (next === undefined) break;
    values.push(next);
  }
  return values;
}

/** @returns the names of the forms that entries came from. */
export function listForms(db: Executor): Promise<string[]> {
  return distinct(async (after) => {
    const query = db.selectFrom("inbox_entries").select("form").where("form", ">", after).orderBy("form").limit(1);
    return (await query.executeTakeFirst())?.form;
  });
}

/** @returns the tags that entries have. */
export function listTags(db: Executor): Promise<string[]> {
  return distinct(async (after) => {
    const query = db.selectFrom("inbox_tags").select("tag").where("tag", ">", after).orderBy("tag").limit(1);
    return (await query.executeTakeFirst())?.tag;
  });
}
