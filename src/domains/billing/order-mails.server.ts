import type { Database } from "#db";
import { deliverNext, MAIL_POLL_MS, mailsOfRows } from "#forms/server";
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
    { ...mailsOfRows(database, "orders"), send: (id) => sendOrder(delivery, id), onFailure },
    () => new Date(),
  );
}

/** Delivers emails until it is stopped. @returns a function that stops it and waits for the one that is being sent. */
export function startOrderDelivery(delivery: OrderDelivery): () => Promise<void> {
  return repeatUntilStopped(() => deliverOrder(delivery), MAIL_POLL_MS);
}
