import type { Database, Executor, Transaction } from "#db";
import { fail, ok, SYSTEM_AUTHORS, type Result } from "#shared";
import { applyChange } from "./change-entries.server.ts";
import type { EntryChange } from "./contract.ts";
import { ENTRY_LIMITS, ENTRY_STATUSES, type EntryStatus } from "./entry.ts";
import { addEvent } from "./events.server.ts";
import type { EntrySources } from "./ports.ts";
import "./tables.ts";

/** What automations read of every entry. */
export type EntryValues = {
  form: string;
  name: string;
  status: EntryStatus;
  /** With commas. */
  tags: string;
  /** Email address of whom it is assigned to. */
  assignee: string;
};

/** Reads what the team has set on an entry. @returns undefined where there is none, and for one that is held back. */
export async function readEntryValues(db: Executor, id: string): Promise<EntryValues | undefined> {
  const row = await db
    .selectFrom("inbox_entries")
    .leftJoin("users", "users.id", "inbox_entries.assignee_id")
    .select(["inbox_entries.form", "inbox_entries.name", "inbox_entries.status", "users.email as assignee"])
    .where("inbox_entries.id", "=", id)
    .where("inbox_entries.held_at", "is", null)
    .executeTakeFirst();
  if (!row) return undefined;
  const tags = await db.selectFrom("inbox_tags").select("tag").where("entry_id", "=", id).orderBy("tag").execute();
  return { ...row, assignee: row.assignee ?? "", tags: tags.map(({ tag }) => tag).join(", ") };
}

/** @returns the names of people by the ids of their entries, or else their addresses; those that have neither are left out. */
export async function readEntryNames(db: Executor, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom("inbox_entries").select(["id", "name", "email"]).where("id", "in", ids).execute();
  return new Map(rows.flatMap(({ id, name, email }) => (name || email ? [[id, name || email] as const] : [])));
}

/** What an automation sets on an entry: tags are added, the assignee is an email address. */
export type AutomatedChange = { status?: string; tags?: readonly string[]; assignee?: string; note?: string };

const AUTHOR = { name: SYSTEM_AUTHORS.automation, email: "" };

const isStatus = (text: string): text is EntryStatus => ENTRY_STATUSES.some((status) => status === text);

async function checkTags(db: Executor, id: string, tags: readonly string[]): Promise<Result<string[]>> {
  const known = await db.selectFrom("inbox_tags").select("tag").where("entry_id", "=", id).execute();
  const all = new Set([...known.map(({ tag }) => tag), ...tags]);
  if (tags.some((tag) => tag.length > ENTRY_LIMITS.tag)) {
    return fail("INVALID", `A tag has at most ${ENTRY_LIMITS.tag} characters`);
  }
  return all.size > ENTRY_LIMITS.tags ? fail("INVALID", `At most ${ENTRY_LIMITS.tags} tags`) : ok([...tags]);
}

/** Reads an automation's change as the inbox makes it, so that nothing is changed where a part of it can't be. */
async function readChange(
  trx: Transaction,
  id: string,
  { status, tags = [], assignee }: AutomatedChange,
): Promise<Result<EntryChange>> {
  if (status && !isStatus(status)) {
    return fail("INVALID", `There is no status ${status}: use one of ${ENTRY_STATUSES.join(", ")}`);
  }
  const addTags = await checkTags(trx, id, tags);
  if (!addTags.ok) return addTags;
  const change: EntryChange = { ...(status && isStatus(status) && { status }), addTags: addTags.value };
  if (!assignee) return ok(change);
  const user = await trx
    .selectFrom("users")
    .select("id")
    .where("email", "=", assignee.toLowerCase())
    .where("disabled_at", "is", null)
    .executeTakeFirst();
  return user ? ok({ ...change, assigneeId: user.id }) : fail("INVALID", `Nobody here has the address ${assignee}`);
}

/**
 * Changes an entry in the caller's transaction, as a step of an automation. A failure changes nothing.
 * @returns NOT_FOUND; INVALID for a status, an assignee or tags that there can't be.
 */
export async function changeAutomated(
  database: Database,
  trx: Transaction,
  sources: EntrySources,
  id: string,
  given: AutomatedChange,
): Promise<Result<EntryValues>> {
  await database.lockName(trx, `inbox ${id}`);
  const before = await readEntryValues(trx, id);
  if (!before) return fail("NOT_FOUND", "This entry isn’t in the inbox");
  const change = await readChange(trx, id, given);
  if (!change.ok) return change;
  const changed = await applyChange(trx, sources, id, change.value, AUTHOR);
  if (!changed.ok) throw new Error(`An automation's change was refused after it was checked: ${changed.error.message}`);
  if (given.note) {
    await addEvent(trx, id, AUTHOR, { type: "note", text: given.note.slice(0, ENTRY_LIMITS.note).toWellFormed() });
  }
  return ok((await readEntryValues(trx, id)) ?? before);
}
