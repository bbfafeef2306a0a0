import type { Database, Executor } from "#db";

/** How long a process keeps an email that it has taken: the lease. */
export const LEASE_MS = 2 * 60_000;
const FIRST_RETRY_MS = 15_000;
const LONGEST_RETRY_MS = 60 * 60_000;
/**
 * After this many tries an email is given up: nine in the first hour, then one an hour for five days (RFC 5321,
 * 4.5.4.1).
 */
const MAX_TRIES = 128;

/** An email that this process has taken: no other one tries it before the lease ends. */
export type TakenMail = { leadId: string; attempts: number };

const later = (now: Date, ms: number) => new Date(now.getTime() + ms).toISOString();

/** Queues an email about each of these leads, in the transaction that stores them. */
export async function queueLeadMails(trx: Executor, leads: readonly { id: string }[], now: Date): Promise<void> {
  const due = { due_at: now.toISOString(), attempts: 0 };
  await trx
    .insertInto("lead_mails")
    .values(leads.map(({ id }) => ({ lead_id: id, ...due })))
    .execute();
}

/** Takes the email that has been due longest, for the process that asks first. @returns undefined when none is due. */
export async function takeLeadMail(database: Database, now: Date): Promise<TakenMail | undefined> {
  return database.inTransaction(async (trx) => {
    const due = trx
      .selectFrom("lead_mails")
      .select(["lead_id as leadId", "attempts"])
      .where("due_at", "<=", now.toISOString())
      .orderBy("due_at")
      .limit(1);
    const found = await database.takeRows(due).executeTakeFirst();
    if (!found) return undefined;
    const attempts = found.attempts + 1;
    const lease = { due_at: later(now, LEASE_MS), attempts };
    await trx.updateTable("lead_mails").set(lease).where("lead_id", "=", found.leadId).execute();
    return { leadId: found.leadId, attempts };
  });
}

/** Deletes an email that the mail server has accepted, or that is given up. */
export async function settleLeadMail(db: Executor, { leadId }: TakenMail): Promise<void> {
  await db.deleteFrom("lead_mails").where("lead_id", "=", leadId).execute();
}

/**
 * @param attempts how often an email was tried. @returns when it is tried again: after 15 s, then after twice as long each
 * time, at most an hour; undefined where it is given up.
 */
export function nextTry(attempts: number, now: Date): string | undefined {
  if (attempts >= MAX_TRIES) return undefined;
  return later(now, Math.min(FIRST_RETRY_MS * 2 ** (attempts - 1), LONGEST_RETRY_MS));
}

/**
 * Schedules the retry of an email that wasn't accepted (`nextTry`). The row of one that is given up is deleted. An
 * email that another process has since taken is left alone.
 * @returns whether it will be retried.
 */
export async function postponeLeadMail(db: Executor, taken: TakenMail, now: Date): Promise<boolean> {
  const { leadId, attempts } = taken;
  const due = nextTry(attempts, now);
  if (due === undefined) {
    await settleLeadMail(db, taken);
    return false;
  }
  await db
    .updateTable("lead_mails")
    .set({ due_at: due })
    .where("lead_id", "=", leadId)
    .where("attempts", "=", attempts)
    .execute();
  return true;
}

/** @returns how many emails about leads failed and will be retried, and when the oldest of these leads came. */
export async function waitingLeadMails(db: Executor): Promise<{ count: number; since?: string }> {
  const row = await db
    .selectFrom("lead_mails")
    .innerJoin("leads", "leads.id", "lead_mails.lead_id")
    // The first try may be in progress.
    .where("lead_mails.attempts", ">", 1)
    .select(({ fn }) => [fn.countAll().as("count"), fn.min("leads.created_at").as("since")])
    .executeTakeFirstOrThrow();
  return { count: Number(row.count), since: row.since ?? undefined };
}
