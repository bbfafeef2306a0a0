import { userNames } from "#accounts/server";
import type { User } from "#contract";
import { doOrRollBack, type Database, type Transaction } from "#db";
import { fail, failAt, ok, type Result } from "#shared";
import { newId } from "#shared/server";
import type { EntryChange, EntryEvent } from "./contract.ts";
import { statusColumns, type EntryStatus } from "./entry.ts";
import type { EntrySources } from "./ports.ts";
import "./tables.ts";

type Author = Pick<User, "name">;
type Event = Pick<EntryEvent, "type" | "text"> & { subject?: string };

const missing = () => fail("NOT_FOUND", "This entry doesn't exist, or was deleted");

/** Adds to an entry's history. */
async function addEvent(
  trx: Transaction,
  entryId: string,
  author: Author,
  { type, text, subject = "" }: Event,
): Promise<EntryEvent> {
  const event = { type, text, subject, author: author.name, id: newId() };
  const createdAt = new Date().toISOString();
  await trx
    .insertInto("inbox_events")
    .values({ ...event, entry_id: entryId, created_at: createdAt, sent_at: null })
    .execute();
  return { ...event, createdAt, sentAt: null };
}

/** The first status but spam sends on what was held back, once. */
async function changeStatus(
  trx: Transaction,
  sources: EntrySources,
  id: string,
  status: EntryStatus,
  author: Author,
): Promise<void> {
  const before = await trx
    .selectFrom("inbox_entries")
    .select(["kind", "status", "held_at as heldAt"])
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  if (before.status === status) return;
  const isReleased = status !== "spam" && before.heldAt !== null;
  const change = { ...statusColumns(status), ...(isReleased && { held_at: null }) };
  await trx.updateTable("inbox_entries").set(change).where("id", "=", id).execute();
  if (isReleased) await sources[before.kind].release(trx, id);
  // Whoever opens a new entry reads it: that is no decision to remember.
  if (status !== "read") await addEvent(trx, id, author, { type: "status", text: status });
}

async function changeTags(trx: Transaction, id: string, tags: readonly string[]): Promise<void> {
  await trx.deleteFrom("inbox_tags").where("entry_id", "=", id).execute();
  const rows = [...new Set(tags)].map((tag) => ({ tag, entry_id: id }));
  if (rows.length > 0) await trx.insertInto("inbox_tags").values(rows).execute();
}

async function assign(
  trx: Transaction,
  id: string,
  userId: string | null,
  author: Author,
): Promise<Result<undefined, "INVALID">> {
  const name = userId === null ? "" : (await userNames(trx, [userId])).get(userId);
  if (name === undefined) return failAt("INVALID", "There is no such person", { path: ["assigneeId"] });
  await trx.updateTable("inbox_entries").set({ assignee_id: userId }).where("id", "=", id).execute();
  await addEvent(trx, id, author, { type: "assignee", text: name });
  return ok(undefined);
}

/** Changes what is given, all or nothing. @returns NOT_FOUND; INVALID for an assignee that doesn't exist. */
export async function changeEntry(
  database: Database,
  sources: EntrySources,
  id: string,
  { status, assigneeId, tags }: EntryChange,
  author: Author,
): Promise<Result<undefined, "NOT_FOUND" | "INVALID">> {
  return doOrRollBack(database, async (trx): Promise<Result<undefined, "NOT_FOUND" | "INVALID">> => {
    await database.lockName(trx, `inbox ${id}`);
    const found = await trx.selectFrom("inbox_entries").select("id").where("id", "=", id).executeTakeFirst();
    if (!found) return missing();
    if (status) await changeStatus(trx, sources, id, status, author);
    if (tags) await changeTags(trx, id, tags);
    return assigneeId === undefined ? ok(undefined) : assign(trx, id, assigneeId, author);
  });
}

/** Adds a note for the team. @returns NOT_FOUND. */
export async function addNote(
  database: Database,
  id: string,
  text: string,
  author: Author,
): Promise<Result<EntryEvent, "NOT_FOUND">> {
  return database.inTransaction(async (trx) => {
    const found = await trx.selectFrom("inbox_entries").select("id").where("id", "=", id).executeTakeFirst();
    return found ? ok(await addEvent(trx, id, author, { type: "note", text })) : missing();
  });
}
