import { containsText, findNear, type Executor, type SearchedTable } from "#db";
import type { Schema } from "#db/schema";
import { cleanText, ok, type Result } from "#shared";
import { yieldToRequests } from "#shared/server";
import { isBefore, readCursor, writeCursor, type TimePosition } from "./time-cursor.ts";

/** The columns that a table of submissions needs to be listed. */
type Submission = { id: string; created_at: string; suspicious_at: string | null; search_text: string };

export type SubmissionTable = {
  [Name in SearchedTable & keyof Schema]: Schema[Name] extends Submission ? Name : never;
}[SearchedTable & keyof Schema];

/** Which part of a list to read: its search, page and kind, from the query of the request. */
export type ListRequest = { search?: string; cursor?: string; suspicious?: boolean; limit: number };

/** How many submissions one query looks through: a few milliseconds on the embedded database. */
const WINDOW = 2000;

/** The submissions that follow `after`, newest first, read along the index. */
function submissionsAfter(db: Executor, table: SubmissionTable, after: TimePosition | undefined, suspicious: boolean) {
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
 * Of these submissions, those that contain a text and follow `after`, newest first. There are so few that they are read
 * without the index of their order.
 */
async function searchNear(
  db: Executor,
  table: SubmissionTable,
  near: string[],
  after: TimePosition | undefined,
  suspicious: boolean,
  search: string,
): Promise<TimePosition[]> {
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

/**
 * Finds submissions by a part of their text. It searches one window after another and yields in between, so that a
 * rare text in a long list doesn't block other requests.
 */
async function searchAfter(
  db: Executor,
  table: SubmissionTable,
  start: TimePosition | undefined,
  suspicious: boolean,
  search: string,
  limit: number,
): Promise<TimePosition[]> {
  const found: TimePosition[] = [];
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
    await yieldToRequests();
  }
  return found;
}

async function findKeys(
  db: Executor,
  table: SubmissionTable,
  after: TimePosition | undefined,
  suspicious: boolean,
  typed: string,
  limit: number,
): Promise<TimePosition[]> {
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
  return ok(keys.length > limit && last ? { ids, nextCursor: writeCursor(last) } : { ids });
}
