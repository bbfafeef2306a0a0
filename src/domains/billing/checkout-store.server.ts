import type { Executor, Transaction } from "#db";
import { giveBackCoupon } from "#plans/server";
import "./tables.ts";

/** An open checkout of a tenant. */
export type Checkout = {
  /** The idempotency key. */
  id: string;
  /** JSON of what was chosen. */
  choice: string;
  /** JSON of what Stripe is asked. */
  request: string;
  coupon: string | null;
  sessionId: string | null;
  expiresAt: string;
};

const COLUMNS = ["id", "choice", "request", "coupon", "session_id as sessionId", "expires_at as expiresAt"] as const;

/** @returns a tenant's open checkout. */
export async function findCheckout(db: Executor, tenantId: string): Promise<Checkout | undefined> {
  return db.selectFrom("checkouts").select(COLUMNS).where("tenant_id", "=", tenantId).executeTakeFirst();
}

/** @returns a checkout that has expired without an event about its session, with its tenant. */
export async function findOverdueCheckout(
  db: Executor,
  now: Date,
): Promise<(Checkout & { tenantId: string }) | undefined> {
  return db
    .selectFrom("checkouts")
    .select(["tenant_id as tenantId", ...COLUMNS])
    .where("expires_at", "<", now.toISOString())
    .orderBy("expires_at")
    .limit(1)
    .executeTakeFirst();
}

/**
 * Removes a checkout that is over, in a transaction that has locked the tenant's billing.
 * @param isPaid whether its coupon is used up; it is given back otherwise.
 */
export async function settleCheckout(trx: Transaction, id: string, isPaid: boolean): Promise<void> {
  const removed = await trx
    .deleteFrom("checkouts")
    .where("id", "=", id)
    .returning("redemption_id as redemption")
    .executeTakeFirst();
  if (removed?.redemption && !isPaid) await giveBackCoupon(trx, removed.redemption);
}
