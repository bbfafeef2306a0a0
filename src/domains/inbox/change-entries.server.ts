import { userNames } from "#accounts/server";
import { lockExecutionsOf, resumeEntry, suspendEntry } from "#automations/server";
import { doOrRollBack, type Database, type Transaction } from "#db";
import { fail, failAt, ok, type Result } from "#shared";
import type { EntryChange, EntryEvent } from "./contract.ts";
import { ENTRY_LIMITS, isOpenStatus, statusColumns, type EntryStatus } from "./entry.ts";
import { addEvent, type Author } from "./events.server.ts";
import type { EntrySources } from "./ports.ts";
import "./tables.ts";

type Changed = Result<undefined, "NOT_FOUND" | "INVALID" | "ENTRY_CHANGED">;

const missing = () => fail("NOT_FOUND", "Entry not found");

/** The first open status sends on what was held back, once. @param was the status that it is changed from. */
async function changeStatus(
  trx: Transaction,
  sources: EntrySources,
  id: string,
  { status, was }: { status: EntryStatus; was?: EntryStatus },
  author: Author,
): Promise<Result<undefined, "ENTRY_CHANGED">> {
  const before = await trx
    .selectFrom("inbox_entries")
    .select(["kind", "status", "held_at as heldAt"])
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  if (before.status === status) return ok(undefined);
  if (was && before.status !== was) return fail("ENTRY_CHANGED", "Someone else has since changed the status");
  const isReleased = isOpenStatus(status) && before.heldAt !== null;
  const change = { ...statusColumns(status), ...(isReleased && { held_at: null }) };
  await trx.updateTable("inbox_entries").set(change).where("id", "=", id).execute();
  const { release, markSpam } = sources[before.kind];
  if (isReleased) await release(trx, id);
  // An archived entry stays what it was.
  else if (before.heldAt === null && status !== "archived") await markSpam?.(trx, id, status === "spam");
  // What was spam a moment ago still counts as gone.
  if (before.status === "spam" && status === "archived") await suspendEntry(trx, id);
  const isReopened = isOpenStatus(status) && !isOpenStatus(before.status);
  if (isReopened && !isReleased) await resumeEntry(trx, id);
  // Opening a new entry makes it read: that is no decision to remember.
  if (before.status !== "new" || status !== "read") await addEvent(trx, id, author, { type: "status", text: status });
  return ok(undefined);
}

/** Adds and removes tags one by one, so that two people's concurrent changes both take effect. */
async function changeTags(
  trx: Transaction,
  id: string,
  { addTags = [], removeTags = [] }: EntryChange,
): Promise<Result<undefined, "INVALID">> {
  if (removeTags.length > 0)
    await trx.deleteFrom("inbox_tags").where("entry_id", "=", id).where("tag", "in", removeTags).execute();
  const rows = [...new Set(addTags)].map((tag) => ({ tag, entry_id: id }));
  if (rows.length === 0) return ok(undefined);
  await trx
    .insertInto("inbox_tags")
    .values(rows)
    .onConflict((conflict) => conflict.columns(["tag", "entry_id"]).doNothing())
    .execute();
  const all = await trx.selectFrom("inbox_tags").select("tag").where("entry_id", "=", id).execute();
  if (all.length <= ENTRY_LIMITS.tags) return ok(undefined);
  return failAt("INVALID", `At most ${ENTRY_LIMITS.tags} tags`, { path: ["addTags"] });
}

async function assign(
  trx: Transaction,
  id: string,
  userId: string | null,
  author: Author,
): Promise<Result<undefined, "INVALID">> {
  const name = userId === null ? "" : (await userNames(trx, [userId])).get(userId);
  if (name === undefined) return failAt("INVALID", "Person not found", { path: ["assigneeId"] });
  await trx.updateTable("inbox_entries").set({ assignee_id: userId }).where("id", "=", id).execute();
  await addEvent(trx, id, author, { type: "assignee", text: name });
  return ok(undefined);
}

/** Makes a change in the caller's transaction, which a failure has to roll back. */
export async function applyChange(
  trx: Transaction,
  sources: EntrySources,
  id: string,
  change: EntryChange,
  author: Author,
): Promise<Changed> {
  const { status, was, assigneeId } = change;
  const moved: Changed = status ? await changeStatus(trx, sources, id, { status, was }, author) : ok(undefined);
  if (!moved.ok) return moved;
  const tagged = await changeTags(trx, id, change);
  if (!tagged.ok || assigneeId === undefined) return tagged;
  return assign(trx, id, assigneeId, author);
}

/**
 * Changes what is given, all or nothing.
 * @returns NOT_FOUND; INVALID for an assignee that doesn't exist or too many tags; ENTRY_CHANGED where the status is no longer
 * the one that the change was meant for.
 */
export function changeEntry(
  database: Database,
  sources: EntrySources,
  id: string,
  change: EntryChange,
  author: Author,
): Promise<Changed> {
  return doOrRollBack(database, async (trx): Promise<Changed> => {
    if (change.status) await lockExecutionsOf(trx, id);
    await database.lockName(trx, `inbox ${id}`);
    const found = await trx.selectFrom("inbox_entries").select("id").where("id", "=", id).executeTakeFirst();
    return found ? applyChange(trx, sources, id, change, author) : missing();
  });
}

/** Adds a note for the team, unless it was added before with its id. @returns NOT_FOUND; INVALID for the id of something else. */
export function addNote(
  database: Database,
  id: string,
  { id: eventId, text }: { id?: string; text: string },
  author: Author,
): Promise<Result<EntryEvent, "NOT_FOUND" | "INVALID">> {
  return database.inTransaction<Result<EntryEvent, "NOT_FOUND" | "INVALID">>(async (trx) => {
    const found = await trx.selectFrom("inbox_entries").select("id").where("id", "=", id).executeTakeFirst();
    return found ? addEvent(trx, id, author, { id: eventId, type: "note", text }) : missing();
  });
}
