import { setImmediate } from "node:timers/promises";
import { containsText, type Executor } from "#db";
import type { Schema } from "#db/schema";
import { cleanText, failAt, ok, type Result } from "#shared";

/** The columns that a table of submissions needs to be listed. */
type Submission = { id: string; created_at: string; suspicious_at: string | null; search_text: string };

export type SubmissionTable = { [Name in keyof Schema]: Schema[Name] extends Submission ? Name : never }[keyof Schema];

/** A submission's position in the order of time. */
type SubmissionKey = { id: string; createdAt: string };

/** What a list is asked for, from the query of its address. */
export type ListRequest = { search?: string; cursor?: string; suspicious?: boolean; limit: number };

/** A page of a list; the cursor leads to the next one. */
export type ListPage<Item> = { items: Item[]; nextCursor?: string };

/** How many submissions one query looks through: a few milliseconds on the embedded database. */
const WINDOW = 2000;

const CURSOR = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z)_([\w-]{1,64})$/;

function readCursor(cursor: string | undefined): Result<SubmissionKey | undefined, "INVALID"> {
  if (!cursor) return ok(undefined);
  const [, createdAt, id] = CURSOR.exec(cursor) ?? [];
  if (!createdAt || !id) return failAt("INVALID", "This cursor is none of ours", { path: ["cursor"] });
  return ok({ createdAt, id });
}

/** The submissions that follow `after`, newest first, read along the index. */
function submissionsAfter(db: Executor, table: SubmissionTable, after: SubmissionKey | undefined, suspicious: boolean) {
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
 * Finds submissions by a part of their text. It searches one window after another and yields in between, so that a
 * rare text in a long list doesn't block other requests.
 */
async function searchAfter(
  db: Executor,
  table: SubmissionTable,
  start: SubmissionKey | undefined,
  suspicious: boolean,
  search: string,
  limit: number,
): Promise<SubmissionKey[]> {
  const found: SubmissionKey[] = [];
  let after = start;
  while (found.length < limit) {
    const window = () => db.selectFrom(submissionsAfter(db, table, after, suspicious).limit(WINDOW).as("seen"));
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

/** The ids of one page of a list, newest first; never empty, because PostgreSQL refuses an empty `in ()`. */
type KeyPage = { ids: string[]; nextCursor?: string };

/** Finds one page of a list. @returns INVALID for a cursor that isn't ours. */
export async function findIds(
  db: Executor,
  table: SubmissionTable,
  { search = "", cursor, suspicious = false, limit }: ListRequest,
): Promise<Result<KeyPage, "INVALID">> {
  const after = readCursor(cursor);
  if (!after.ok) return after;
  const typed = cleanText(search).trim();
  const keys = typed
    ? await searchAfter(db, table, after.value, suspicious, typed, limit + 1)
    : await submissionsAfter(db, table, after.value, suspicious)
        .limit(limit + 1)
        .execute();
  const shown = keys.slice(0, limit);
  const last = shown.at(-1);
  const ids = last ? shown.map(({ id }) => id) : [""];
  return ok(keys.length > limit && last ? { ids, nextCursor: `${last.createdAt}_${last.id}` } : { ids });
}
