import { repeatUntilStopped } from "#shared/server";
import { tenantTag } from "#tenants/server";
import type { Payments } from "./payments.server.ts";
import { closeCheckout } from "./checkout.server.ts";
import { findOverdueCheckout } from "./checkout-store.server.ts";
import { findSubscription, lockBilling, writeSubscription } from "./store.server.ts";
import { isStripeError } from "./stripe.server.ts";
import { followSubscription } from "./sync.server.ts";

/** The pause after nothing was due. */
const POLL_MS = 30_000;
/** How long a subscription waits that Stripe couldn't be asked about. */
const RETRY_MS = 10 * 60_000;
/** How long events are remembered; Stripe repeats one for three days. */
const REMEMBERED_MS = 30 * 24 * 3_600_000;

/** Applies what time alone changes about a tenant's subscription: the end of a period or of the grace period. */
async function passTime({ database, now }: Payments, tenantId: string): Promise<void> {
  await database.inTransaction(async (trx) => {
    await lockBilling(database, trx, tenantId);
    const before = await findSubscription(trx, tenantId);
    if (!before) return;
    const at = now().toISOString();
    const { status, endsAt } = before.standing;
    const isOver = status === "cancelled" && endsAt !== undefined && endsAt <= at;
    const standing = isOver ? { status: "ended" as const, endsAt } : before.standing;
    await writeSubscription(database, trx, { tenantId, before, next: { ...before, standing }, now: now() });
  });
  await database.notify("data_changed", tenantTag(tenantId));
}

async function postpone({ database, now }: Payments, tenantId: string): Promise<void> {
  const due = new Date(now().getTime() + RETRY_MS).toISOString();
  await database.db.updateTable("subscriptions").set({ due_at: due }).where("tenant_id", "=", tenantId).execute();
}

/**
 * Processes the subscription that has been due longest: time alone has changed it, or an event of Stripe's is missing.
 * @returns whether one was due.
 */
export async function processDueSubscription(payments: Payments): Promise<boolean> {
  const { database, stripe, log, now } = payments;
  const due = await database.db
    .selectFrom("subscriptions")
    .select(["tenant_id as tenantId", "stripe_id as stripeId", "status"])
    .where("due_at", "<=", now().toISOString())
    .orderBy("due_at")
    .limit(1)
    .executeTakeFirst();
  if (!due) return false;
  const { tenantId, stripeId } = due;
  try {
    if (stripe && stripeId !== null) await followSubscription({ ...payments, stripe }, stripeId);
  } catch (error) {
    if (!isStripeError(error)) throw error;
    log.warn({ tenant: tenantId }, "Stripe can't be asked about a subscription: it will be asked again");
    await passTime(payments, tenantId);
    await postpone(payments, tenantId);
    return true;
  }
  await passTime(payments, tenantId);
  return true;
}

/** Closes a checkout that has run out, and gives its coupon back. @returns whether there was one. */
async function closeOverdue(payments: Payments): Promise<boolean> {
  const { database, stripe, now } = payments;
  if (!stripe) return false;
  const overdue = await findOverdueCheckout(database.db, now());
  if (!overdue) return false;
  await closeCheckout({ ...payments, stripe }, overdue.tenantId, overdue);
  return true;
}

async function forgetEvents({ database, now }: Payments): Promise<void> {
  const before = new Date(now().getTime() - REMEMBERED_MS).toISOString();
  // What a single payment has paid for is remembered for good.
  await database.db.deleteFrom("stripe_events").where("created_at", "<", before).where("type", "<>", "paid").execute();
}

/**
 * Follows subscriptions through time until it is stopped.
 * @returns a function that stops it and waits for the one that is being processed.
 */
export function startFollowingPlans(payments: Payments): () => Promise<void> {
  const { log } = payments;
  return repeatUntilStopped(async () => {
    try {
      const isBusy = [await processDueSubscription(payments), await closeOverdue(payments)].includes(true);
      if (!isBusy) await forgetEvents(payments);
      return isBusy;
    } catch (error) {
      log.error({ err: error }, "subscriptions can't be followed: this will be tried again");
      return false;
    }
  }, POLL_MS);
}
