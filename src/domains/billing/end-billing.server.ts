import type { Database, Transaction } from "#db";
import { fail, ok, type Result } from "#shared";
import { closeCheckout } from "./checkout.server.ts";
import { findCheckout, settleCheckout } from "./checkout-store.server.ts";
import { readPresent, type Payments } from "./payments.server.ts";
import { findSubscription, lockBilling, paysStripe } from "./store.server.ts";
import { forgetCustomer } from "./stripe-objects.server.ts";
import "./tables.ts";

const subscribed = () =>
  fail(
    "SUBSCRIBED",
    "This organisation pays for a subscription. Cancel it under “Plan” and delete the organisation once it has ended, or end it now in Stripe’s dashboard.",
  );

/**
 * Closes the page where a tenant is about to pay, before the tenant is deleted.
 * @returns SUBSCRIBED while Stripe keeps a subscription; UNAVAILABLE where Stripe can't be asked.
 */
export async function closeBilling(payments: Payments, tenantId: string): Promise<Result<undefined>> {
  const { database, stripe, now } = payments;
  const present = await readPresent(payments, tenantId);
  if (!present.ok) return present;
  if (paysStripe(present.value)) return subscribed();
  const open = await findCheckout(database.db, tenantId);
  if (!open) return ok(undefined);
  if (stripe)
    return stripe.call(async () => {
      await closeCheckout({ ...payments, stripe }, tenantId, open);
      return undefined;
    });
  if (Date.parse(open.expiresAt) <= now().getTime()) return ok(undefined);
  return fail("UNAVAILABLE", "A payment is open, and payments are switched off at the moment. Try again in an hour.");
}

/**
 * Forgets a tenant's plan in the transaction that deletes the tenant; its orders stay, without it.
 * @returns SUBSCRIBED where something was paid for since `closeBilling`, or is about to be.
 */
export async function forgetBilling(
  database: Database,
  trx: Transaction,
  tenantId: string,
): Promise<Result<undefined, "SUBSCRIBED">> {
  await lockBilling(database, trx, tenantId);
  if (paysStripe(await findSubscription(trx, tenantId))) return subscribed();
  const checkout = await findCheckout(trx, tenantId);
  if (checkout && Date.parse(checkout.expiresAt) > Date.now()) return subscribed();
  if (checkout) await settleCheckout(trx, checkout.id, false);
  await trx.deleteFrom("subscriptions").where("tenant_id", "=", tenantId).execute();
  await trx.updateTable("orders").set({ tenant_id: null }).where("tenant_id", "=", tenantId).execute();
  await forgetCustomer(trx, tenantId);
  return ok(undefined);
}
