import type { Database } from "#db";
import { deliverNext, dueTimes, leaseFrom, MAIL_POLL_MS, type TakenMail } from "#forms/server";
import { repeatUntilStopped } from "#shared/server";
import { findOrder } from "./orders.server.ts";
import { orderMail, type OrderMail } from "./order-mail-text.ts";

/** What sending emails about orders needs. */
export type OrderDelivery = {
  database: Database;
  origin: string;
  /** The recipients; without any, emails wait. */
  findTeam: () => Promise<readonly string[]>;
  /** Hands an email to the mail server; rejects when it isn't accepted. */
  send: (mail: OrderMail & { to: readonly string[] }) => Promise<void>;
  onFailure: (error: unknown, orderId: string | undefined, isGivenUp: boolean) => void;
};

/** Takes the email that has been due longest, for the process that asks first. */
function take(database: Database, now: Date): Promise<TakenMail | undefined> {
  return database.inTransaction(async (trx) => {
    const { at, lost } = dueTimes(now);
    const due = trx
      .selectFrom("orders")
      .select(["id", "mail_attempts as attempts"])
      .where((eb) => eb.or([eb("mail_due_at", "<=", at), eb("mail_due_at", ">", lost)]))
      .orderBy("mail_due_at")
      .limit(1);
    const found = await database.takeRows(due).executeTakeFirst();
    if (!found) return undefined;
    const attempts = found.attempts + 1;
    await trx
      .updateTable("orders")
      .set({ mail_due_at: leaseFrom(now), mail_attempts: attempts })
      .where("id", "=", found.id)
      .execute();
    return { id: found.id, attempts };
  });
}

/** Sets when the email is tried again; null: never. One that another process has since taken is left alone. */
async function settle({ db }: Database, { id, attempts }: TakenMail, due: string | null): Promise<void> {
  await db
    .updateTable("orders")
    .set({ mail_due_at: due })
    .where("id", "=", id)
    .where("mail_attempts", "=", attempts)
    .execute();
}

async function sendOrder({ database, origin, findTeam, send }: OrderDelivery, id: string): Promise<void> {
  const order = await findOrder(database.db, id);
  if (!order) return;
  const to = await findTeam();
  if (to.length === 0) throw new Error("Nobody gets emails about orders: set LEADS_EMAIL, or set up the first admin");
  await send({ ...orderMail(order, origin), to });
}

/** Delivers the email about an order that has been due longest (`deliverNext`). @returns whether one was delivered. */
export function deliverOrder(delivery: OrderDelivery): Promise<boolean> {
  const { database, onFailure } = delivery;
  return deliverNext(
    {
      take: (at) => take(database, at),
      send: (id) => sendOrder(delivery, id),
      settle: (taken) => settle(database, taken, null),
      postpone: (taken, due) => settle(database, taken, due ?? null),
      onFailure,
    },
    () => new Date(),
  );
}

/** Delivers emails until it is stopped. @returns a function that stops it and waits for the one that is being sent. */
export function startOrderDelivery(delivery: OrderDelivery): () => Promise<void> {
  return repeatUntilStopped(() => deliverOrder(delivery), MAIL_POLL_MS);
}
