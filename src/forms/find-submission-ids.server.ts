import { setImmediate } from "node:timers/promises";
import { containsText, findNear, type Executor, type SearchedTable } from "#db";
import type { Schema } from "#db/schema";
import { cleanText, failAt, ok, type Result } from "#shared";

/** The columns that a table of submissions needs to be listed. */
type Submission = { id: string; created_at: string; suspicious_at: string | null; search_text: string };

export type SubmissionTable = {
  [Name in SearchedTable & keyof Schema]: Schema[Name] extends Submission ? Name : never;
}[SearchedTable & keyof Schema];

/** A submission's position in the order of time. */
type SubmissionKey = { id: string; createdAt: string };

/** Which part of a list to read: its search, page and kind, from the query of the request. */
export type ListRequest = { search?: string; cursor?: string; suspicious?: boolean; limit: number };

/** How many submissions one query looks through: a few milliseconds on the embedded database. */
const WINDOW = 2000;

const CURSOR = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z)_([\w-]{1,64})$/;

function readCursor(cursor: string | undefined): Result<SubmissionKey | undefined, "INVALID"> {
  if (!cursor) return ok(undefined);
  const [, createdAt, id] = CURSOR.exec(cursor) ?? [];
  if (!createdAt || !id) return failAt("INVALID", "This cursor is invalid", { path: ["cursor"] });
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
 * Of these submissions, those that contain a text and follow `after`, newest first. They are too few to be read along
 * an index.
 */
async function searchNear(
  db: Executor,
  table: SubmissionTable,
  near: string[],
  after: SubmissionKey | undefined,
  suspicious: boolean,
  search: string,
): Promise<SubmissionKey[]> {
  if (near.length === 0) return [];
  const rows = await db
    .selectFrom(table)
    .select(["id", "created_at as createdAt", "suspicious_at as suspiciousAt"])
    .where("id", "in", near)
    .where((at) => containsText(at.ref("search_text"), search))
    .execute();
  return rows
    .filter((row) => (row.suspiciousAt !== null) === suspicious && (!after || isBefore(row, after)))
    .toSorted((a, b) => (isBefore(b, a) ? -1 : 1));
}

function isBefore(a: SubmissionKey, b: SubmissionKey): boolean {
  return a.createdAt < b.createdAt || (a.createdAt === b.createdAt && a.id < b.id);
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

async function findKeys(
  db: Executor,
  table: SubmissionTable,
  after: SubmissionKey | undefined,
  suspicious: boolean,
  typed: string,
  limit: number,
): Promise<SubmissionKey[]> {
  if (!typed) return submissionsAfter(db, table, after, suspicious).limit(limit).execute();
  const near = await findNear(db, table, typed);
  return near
    ? searchNear(db, table, near, after, suspicious, typed)
    : searchAfter(db, table, after, suspicious, typed, limit);
}

/** The ids of one page of a list, newest first; never empty, because PostgreSQL refuses an empty `in ()`. */
type KeyPage = { ids: string[]; nextCursor?: string };

/** Finds one page of a list. @returns INVALID for a malformed cursor. */
export async function findIds(
  db: Executor,
  table: SubmissionTable,
  { search = "", cursor, suspicious = false, limit }: ListRequest,
): Promise<Result<KeyPage, "INVALID">> {
  const after = readCursor(cursor);
  if (!after.ok) return after;
  const typed = cleanText(search).trim();
  const keys = await findKeys(db, table, after.value, suspicious, typed, limit + 1);
  const shown = keys.slice(0, limit);
  const last = shown.at(-1);
  const ids = last ? shown.map(({ id }) => id) : [""];
  return ok(keys.length > limit && last ? { ids, nextCursor: `${last.createdAt}_${last.id}` } : { ids });
}
