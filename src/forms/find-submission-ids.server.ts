import { setImmediate } from "node:timers/promises";
import { containsText, type Executor } from "#db";
import type { Schema } from "#db/schema";
import { cleanText, failAt, ok, type Result } from "#shared";

/** What the table of what visitors sent needs, so that lists go through it. */
type Entry = { id: string; created_at: string; suspicious_at: string | null; search_text: string };

export type EntryTable = { [Name in keyof Schema]: Schema[Name] extends Entry ? Name : never }[keyof Schema];

/** The place of an entry in the order of time. */
type EntryKey = { id: string; createdAt: string };

/** What a list is asked for, as it stands in the query of an address. */
export type ListRequest = { search?: string; cursor?: string; suspicious?: boolean; limit: number };

/** A piece of a list; the cursor leads to the next one. */
export type ListPage<Item> = { items: Item[]; nextCursor?: string };

/** How many entries one query looks through: a few milliseconds on the embedded database. */
const WINDOW = 2000;

const CURSOR = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z)_([\w-]{1,64})$/;

function readCursor(cursor: string | undefined): Result<EntryKey | undefined, "INVALID"> {
  if (!cursor) return ok(undefined);
  const [, createdAt, id] = CURSOR.exec(cursor) ?? [];
  if (!createdAt || !id) return failAt("INVALID", "This cursor is none of ours", { path: ["cursor"] });
  return ok({ createdAt, id });
}

/** The entries behind `after`, newest first, read along the index. */
function entriesBehind(db: Executor, table: EntryTable, after: EntryKey | undefined, suspicious: boolean) {
  const all = db
    .selectFrom(table)
    .select(["id", "created_at as createdAt", "search_text as searchText"])
    .where("suspicious_at", suspicious ? "is not" : "is", null)
    .orderBy("created_at", "desc")
    .orderBy("id", "desc");
  if (!after) return all;
  return all.where((at) => at(at.refTuple("created_at", "id"), "<", at.tuple(after.createdAt, after.id)));
}

/**
 * Finds entries by a part of their text. It looks through one window after the other and lets other work in between, so
 * that a rare text in a long list holds nobody up.
 */
async function searchBehind(
  db: Executor,
  table: EntryTable,
  start: EntryKey | undefined,
  suspicious: boolean,
  search: string,
  limit: number,
): Promise<EntryKey[]> {
  const found: EntryKey[] = [];
  let after = start;
  while (found.length < limit) {
    const window = () => db.selectFrom(entriesBehind(db, table, after, suspicious).limit(WINDOW).as("seen"));
    const matches = await window()
      .select(["id", "createdAt"])
      .where((at) => containsText(at.ref("searchText"), search))
      .orderBy("createdAt", "desc")
      .orderBy("id", "desc")
      .limit(limit - found.length)
      .execute();
    found.push(...matches);
    after = await window().select(["id", "createdAt"]).orderBy("createdAt").orderBy("id").limit(1).executeTakeFirst();
    if (!after) break;
    await setImmediate();
  }
  return found;
}

/** The ids of one piece of a list, newest first; never none, because PostgreSQL refuses to look for none. */
type KeyPage = { ids: string[]; nextCursor?: string };

/** Finds one piece of a list. @returns INVALID for a cursor that is none of ours. */
export async function findIds(
  db: Executor,
  table: EntryTable,
  { search = "", cursor, suspicious = false, limit }: ListRequest,
): Promise<Result<KeyPage, "INVALID">> {
  const after = readCursor(cursor);
  if (!after.ok) return after;
  const typed = cleanText(search).trim();
  const keys = typed
    ? await searchBehind(db, table, after.value, suspicious, typed, limit + 1)
    : await entriesBehind(db, table, after.value, suspicious)
        .limit(limit + 1)
        .execute();
  const shown = keys.slice(0, limit);
  const last = shown.at(-1);
  const ids = last ? shown.map(({ id }) => id) : [""];
  return ok(keys.length > limit && last ? { ids, nextCursor: `${last.createdAt}_${last.id}` } : { ids });
}
