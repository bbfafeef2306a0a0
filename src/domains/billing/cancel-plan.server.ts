import { fail, ok, type Result } from "#shared";
import { tenantTag } from "#tenants/server";
import type { Chosen } from "./contract.ts";
import { readPresent, type Payments } from "./payments.server.ts";
import { findSubscription, lockBilling, paysStripe, writeSubscription } from "./store.server.ts";
import type { StripeSubscription } from "./stripe-standing.ts";
import { followSubscription } from "./sync.server.ts";

/** Cancels a tenant's plan: a paid one at the end of its period, any other one at once. */
export async function cancelPlan(payments: Payments, tenantId: string): Promise<Result<Chosen>> {
  const stored = await findSubscription(payments.database.db, tenantId);
  if (!stored || stored.standing.status === "ended" || stored.source === "free") {
    return fail("NOT_FOUND", "There is no paid plan to cancel");
  }
  const read = await readPresent(payments, tenantId);
  if (!read.ok) return read;
  const before = read.value;
  if (paysStripe(before)) return leaveAtEnd(payments, before.stripeId, true);
  const { database, now } = payments;
  await database.inTransaction(async (trx) => {
    await lockBilling(database, trx, tenantId);
    const present = await findSubscription(trx, tenantId);
    if (!present || paysStripe(present)) return;
    const standing = { status: "ended" as const, endsAt: now().toISOString() };
    await writeSubscription(database, trx, { tenantId, before: present, next: { ...present, standing }, now: now() });
  });
  await database.notify("data_changed", tenantTag(tenantId));
  return ok({ outcome: "done" });
}

/** Takes a cancellation back. @returns NOT_FOUND where there is none, or its period has ended. */
export async function resumePlan(payments: Payments, tenantId: string): Promise<Result<Chosen>> {
  const before = await findSubscription(payments.database.db, tenantId);
  if (!paysStripe(before) || before.standing.endsAt === undefined) {
    return fail("NOT_FOUND", "There is no cancellation to take back");
  }
  return leaveAtEnd(payments, before.stripeId, false);
}

/** @returns what takes a cancellation back: one that the portal made may be a time in place of the period's end. */
export function staying({ cancel_at: time, cancel_at_period_end: endsWithPeriod }: StripeSubscription) {
  return time !== null && !endsWithPeriod ? { cancel_at: "" as const } : { cancel_at_period_end: false };
}

async function leaveAtEnd(payments: Payments, stripeId: string, isLeaving: boolean): Promise<Result<Chosen>> {
  const { stripe } = payments;
  if (!stripe) return fail("UNAVAILABLE", "Payments are switched off at the moment. Ask the site’s staff.");
  const done = await stripe.call(async (client) => {
    const change = isLeaving ? { cancel_at_period_end: true } : staying(await client.subscriptions.retrieve(stripeId));
    await client.subscriptions.update(stripeId, change);
    await followSubscription({ ...payments, stripe }, stripeId);
  });
  return done.ok ? ok({ outcome: "done" }) : done;
}
