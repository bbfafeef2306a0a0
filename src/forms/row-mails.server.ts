import type { Database, Executor } from "#db";
import type { Schema } from "#db/schema";
import { dueTimes, leaseFrom, type MailQueue, type TakenMail } from "./mail-queue.server.ts";

type MailRow = { id: string; mail_due_at: string | null; mail_attempts: number; suspicious_at: string | null };

/** The tables whose rows have the columns `mail_due_at` (null: no email is due) and `mail_attempts`. */
type MailTable = {
  [Name in keyof Schema]: "mail_due_at" | "mail_attempts" extends keyof Schema[Name] ? Name : never;
}[keyof Schema];

const rowsOf = (db: Executor) => db.withTables<Record<string, MailRow>>();

/**
 * The queue of the emails that a table's rows are about. An email that another process has since taken, or that was queued
 * again or taken back, is left alone.
 * @param options.holdsSuspicious whether rows with `suspicious_at` keep their email until someone has looked at them.
 */
export function mailsOfRows(
  { db, inTransaction, takeRows }: Database,
  table: MailTable,
  { holdsSuspicious = false } = {},
): Pick<MailQueue, "take" | "settle" | "postpone"> {
  async function settle({ id, attempts }: TakenMail, due: string | null): Promise<void> {
    await rowsOf(db)
      .updateTable(table)
      .set({ mail_due_at: due })
      .where("id", "=", id)
      .where("mail_attempts", "=", attempts)
      .where("mail_due_at", "is not", null)
      .execute();
  }

  return {
    take: (now) =>
      inTransaction(async (trx) => {
        const { at, lost } = dueTimes(now);
        const due = rowsOf(trx)
          .selectFrom(table)
          .select(["id", "mail_attempts as attempts"])
          // The partial index: the embedded database doesn't find it behind an "or".
          .where("mail_due_at", "is not", null)
          .where((eb) => eb.or([eb("mail_due_at", "<=", at), eb("mail_due_at", ">", lost)]))
          .$if(holdsSuspicious, (query) => query.where("suspicious_at", "is", null))
          .orderBy("mail_due_at")
          .limit(1);
        const found = await takeRows(due).executeTakeFirst();
        if (!found) return undefined;
        const taken = { mail_due_at: leaseFrom(now), mail_attempts: found.attempts + 1 };
        await rowsOf(trx).updateTable(table).set(taken).where("id", "=", found.id).execute();
        return { id: found.id, attempts: found.attempts + 1 };
      }),
    settle: (taken) => settle(taken, null),
    postpone: (taken, due) => settle(taken, due ?? null),
  };
}
