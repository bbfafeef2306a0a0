import type { Database, Executor } from "#db";
import { leaseFrom, type TakenMail } from "#forms/server";

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
      .select(["lead_id as id", "attempts"])
      .where("due_at", "<=", now.toISOString())
      .orderBy("due_at")
      .limit(1);
    const found = await database.takeRows(due).executeTakeFirst();
    if (!found) return undefined;
    const attempts = found.attempts + 1;
    const lease = { due_at: leaseFrom(now), attempts };
    await trx.updateTable("lead_mails").set(lease).where("lead_id", "=", found.id).execute();
    return { id: found.id, attempts };
  });
}

/** Deletes an email that the mail server has accepted, or that is given up. */
export async function settleLeadMail(db: Executor, { id }: TakenMail): Promise<void> {
  await db.deleteFrom("lead_mails").where("lead_id", "=", id).execute();
}

/**
 * Schedules the retry of an email that wasn't accepted; without a time, its row is deleted. An email that another process
 * has since taken is left alone.
 */
export async function postponeLeadMail(db: Executor, taken: TakenMail, due: string | undefined): Promise<void> {
  if (due === undefined) return settleLeadMail(db, taken);
  await db
    .updateTable("lead_mails")
    .set({ due_at: due })
    .where("lead_id", "=", taken.id)
    .where("attempts", "=", taken.attempts)
    .execute();
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
