import type { User } from "#contract";
import { idTaken } from "#contract/server";
import type { Executor, Transaction } from "#db";
import { ok, type Result } from "#shared";
import { newId } from "#shared/server";
import type { EntryEvent } from "./contract.ts";
import "./tables.ts";

/** Who does something in the inbox. */
export type Author = Pick<User, "name" | "email">;

type NewEvent = Pick<EntryEvent, "type" | "text"> & { id?: string; subject?: string; isMail?: boolean };

/**
 * Adds to an entry's history, unless an event with the same id was added before: then that one is the answer.
 * @param event `isMail`: it is to be sent, and answers go to its author.
 * @returns INVALID where the id is that of another entry's event.
 */
export async function addEvent(
  trx: Transaction,
  entryId: string,
  author: Author | undefined,
  { id = newId(), type, text, subject = "", isMail = false }: NewEvent,
): Promise<Result<EntryEvent, "INVALID">> {
  const createdAt = new Date().toISOString();
  const event = { id, type, text, subject, author: author?.name ?? "" };
  const added = await trx
    .insertInto("inbox_events")
    .values({
      ...event,
      entry_id: entryId,
      created_at: createdAt,
      reply_to: isMail ? (author?.email ?? "") : "",
      sent_at: null,
      due_at: isMail ? createdAt : null,
      attempts: 0,
    })
    .onConflict((conflict) => conflict.column("id").doNothing())
    .returning("id")
    .executeTakeFirst();
  if (added) return ok({ ...event, createdAt, sentAt: null, isWaiting: isMail });
  const known = (await readEvents(trx, [entryId])).get(entryId)?.find((one) => one.id === id);
  return known ? ok(known) : idTaken();
}

/**
 * Notes in an entry's history that something was sent on, such as "Email to the team"; in the transaction that makes it
 * so. An entry that was deleted since is left alone.
 */
export async function noteSent(trx: Transaction, entryId: string, what: string): Promise<void> {
  const found = await trx.selectFrom("inbox_entries").select("id").where("id", "=", entryId).executeTakeFirst();
  if (found) await addEvent(trx, entryId, undefined, { type: "sent", text: what });
}

/** @returns the history of entries, oldest first, by the entry's id. */
export async function readEvents(db: Executor, ids: readonly string[]): Promise<Map<string, EntryEvent[]>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom("inbox_events")
    .select(["entry_id", "id", "type", "author", "subject", "text", "created_at", "sent_at", "due_at"])
    .where("entry_id", "in", ids)
    .orderBy("id")
    .execute();
  const byEntry = Map.groupBy(rows, ({ entry_id: id }) => id);
  return new Map(
    [...byEntry].map(([id, all]) => [
      id,
      all.map(({ entry_id: _entry, created_at: createdAt, sent_at: sentAt, due_at: due, ...event }) => ({
        ...event,
        createdAt,
        sentAt,
        isWaiting: due !== null,
      })),
    ]),
  );
}
