import type { Logger } from "pino";
import type { Database } from "#db";
import { ok, type Result } from "#shared";
import { findSubscription, paysStripe, type Subscription } from "./store.server.ts";
import type { StripeAccess } from "./stripe.server.ts";
import { followOwn } from "./sync.server.ts";

/** What changing a plan needs. */
export type Payments = {
  database: Database;
  /** Without it, plans are ordered. */
  stripe?: StripeAccess;
  log: Logger;
  now: () => Date;
  /** Origin of this site's addresses. */
  origin: string;
  mailsTeam: boolean;
};

/** Reads a tenant's subscription, and asks Stripe about it first: it may have ended without a word so far. */
export async function readPresent(payments: Payments, tenantId: string): Promise<Result<Subscription | undefined>> {
  const { database, stripe } = payments;
  const stored = await findSubscription(database.db, tenantId);
  if (!stripe || !paysStripe(stored)) return ok(stored);
  const followed = await stripe.call(() => followOwn({ ...payments, stripe }, tenantId, stored.stripeId));
  return followed.ok ? ok(await findSubscription(database.db, tenantId)) : followed;
}
