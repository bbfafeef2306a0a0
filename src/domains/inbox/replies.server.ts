import type { Database, Transaction } from "#db";
import { deliverNext, dueTimes, leaseFrom, MAIL_POLL_MS, type TakenMail } from "#forms/server";
import type { Message } from "#mail/server";
import { fail, failAt, type Result } from "#shared";
import { repeatUntilStopped } from "#shared/server";
import type { EntryEvent } from "./contract.ts";
import { addEvent, type Author } from "./events.server.ts";
import "./tables.ts";

/** What sending replies needs. */
export type ReplyDelivery = {
  database: Database;
  /** Origin of this site's addresses. */
  origin: string;
  /** Hands an email to the mail server; rejects when it isn't accepted. */
  send: (mail: Message) => Promise<void>;
  /** Called for each failed attempt, with whether it was the last. Only the reply's id may be logged. */
  onFailure: (error: unknown, replyId: string | undefined, isGivenUp: boolean) => void;
};

/**
 * Stores a reply, unless it was stored before with its id; it is sent at once or as soon as the mail server takes it.
 * @returns NOT_FOUND; INVALID for an entry without an email address, or for the id of something else.
 */
export function addReply(
  database: Database,
  id: string,
  { id: eventId, subject, text }: { id?: string; subject: string; text: string },
  author: Author,
): Promise<Result<EntryEvent, "NOT_FOUND" | "INVALID">> {
  return database.inTransaction(async (trx): Promise<Result<EntryEvent, "NOT_FOUND" | "INVALID">> => {
    const entry = await trx.selectFrom("inbox_entries").select("email").where("id", "=", id).executeTakeFirst();
    if (!entry) return fail("NOT_FOUND", "Entry not found");
    if (!entry.email) return failAt("INVALID", "There is no address to write to", { path: ["text"] });
    return addEvent(trx, id, author, { id: eventId, type: "reply", subject, text, isMail: true });
  });
}

function take(database: Database, now: Date): Promise<TakenMail | undefined> {
  return database.inTransaction(async (trx) => {
    const { at, lost } = dueTimes(now);
    const due = trx
      .selectFrom("inbox_events")
      .select(["id", "attempts"])
      .where((eb) => eb.or([eb("due_at", "<=", at), eb("due_at", ">", lost)]))
      .orderBy("due_at")
      .limit(1);
    const found = await database.takeRows(due).executeTakeFirst();
    if (!found) return undefined;
    const attempts = found.attempts + 1;
    const lease = { due_at: leaseFrom(now), attempts };
    await trx.updateTable("inbox_events").set(lease).where("id", "=", found.id).execute();
    return { id: found.id, attempts };
  });
}

/** Ends or postpones a try; one that another process has since taken is left alone. */
async function settle(
  db: Database["db"] | Transaction,
  { id, attempts }: TakenMail,
  change: { due_at: string | null; sent_at?: string },
): Promise<void> {
  await db.updateTable("inbox_events").set(change).where("id", "=", id).where("attempts", "=", attempts).execute();
}

async function sendReply({ database, origin, send }: ReplyDelivery, id: string): Promise<void> {
  const reply = await database.db
    .selectFrom("inbox_events")
    .innerJoin("inbox_entries", "inbox_entries.id", "inbox_events.entry_id")
    .select(["inbox_entries.email", "inbox_events.subject", "inbox_events.text", "inbox_events.reply_to as replyTo"])
    .where("inbox_events.id", "=", id)
    .executeTakeFirst();
  // Erased since it was taken.
  if (!reply) return;
  const { email, subject, text, replyTo } = reply;
  const messageId = `<reply-${id}@${new URL(origin).hostname}>`;
  await send({ to: email, subject, text: `${text}\n`, replyTo, messageId, isWritten: true });
}

/** Delivers the reply that has been due longest (`deliverNext`). @returns whether one was delivered. */
function deliverReply(delivery: ReplyDelivery, now = () => new Date()): Promise<boolean> {
  const { database, onFailure } = delivery;
  const { db } = database;
  return deliverNext(
    {
      take: (at) => take(database, at),
      send: (id) => sendReply(delivery, id),
      settle: (taken, at) => settle(db, taken, { due_at: null, sent_at: at.toISOString() }),
      postpone: (taken, due) => settle(db, taken, { due_at: due ?? null }),
      onFailure,
    },
    now,
  );
}

/** Delivers replies until it is stopped. @returns a function that stops it and waits for the one that is being sent. */
export function startReplyDelivery(delivery: ReplyDelivery): () => Promise<void> {
  return repeatUntilStopped(() => deliverReply(delivery), MAIL_POLL_MS);
}
