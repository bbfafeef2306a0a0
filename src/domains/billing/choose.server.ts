import type { User } from "#contract";
import type { Database } from "#db";
import type { Terms } from "#plans";
import { readLimits } from "#members/server";
import { fail, failAt, ok, type Result } from "#shared";
import { AI_FEATURE } from "#tenants";
import { tenantTag } from "#tenants/server";
import { cancelPlan, staying } from "./cancel-plan.server.ts";
import { closeCheckout, openCheckout } from "./checkout.server.ts";
import { findCheckout } from "./checkout-store.server.ts";
import type { Choice, Chosen } from "./contract.ts";
import { findOffer, isPaidOffer, type Offer, type PaidOffer } from "./offers.server.ts";
import { storeOrder } from "./orders.server.ts";
import { readPresent, type Payments } from "./payments.server.ts";
import { NO_DISCOUNT } from "./sold-discount.ts";
import { findSubscription, lockBilling, paysStripe, writeSubscription, type Subscription } from "./store.server.ts";
import { ensurePrice } from "./stripe-objects.server.ts";
import type { StripeAccess } from "./stripe.server.ts";
import { followSubscription } from "./sync.server.ts";
import { limitsOf } from "./terms.ts";

/** A tenant as its plan is changed: its id, what addresses call it, and its title. */
export type Payer = { id: string; name: string; title: string };

/** @returns the address of a tenant's plan. */
export const planPath = ({ name }: Pick<Payer, "name">) => `/account/organisations/${name}/plan`;

const NUMBER = new Intl.NumberFormat("en");

/**
 * @returns PLAN_TOO_SMALL with everything that is used beyond a plan, where staff hasn't set another limit. AI tokens don't
 * count: they are renewed every month.
 */
async function checkRoom(database: Database, tenantId: string, terms: Terms): Promise<Result<undefined>> {
  const allowed = limitsOf(terms);
  const uses = await readLimits(database, tenantId, undefined);
  const problems = uses.flatMap(({ feature, title, used, max }) => {
    const most = max === null ? allowed.get(feature) : undefined;
    return feature !== AI_FEATURE && most !== undefined && used > most ? [{ feature, title, used, max: most }] : [];
  });
  if (problems.length === 0) return ok(undefined);
  const list = problems.map((one) => `${one.title}: ${NUMBER.format(one.used)}, allowed ${NUMBER.format(one.max)}`);
  return failAt("PLAN_TOO_SMALL", `You use more than ${terms.name} allows. ${list.join("; ")}`, { problems });
}

/** Puts a plan that nobody pays Stripe for into effect. */
async function enterPlan(
  { database, now }: Pick<Payments, "database" | "now">,
  tenantId: string,
  terms: Terms,
  source: "free" | "staff",
): Promise<Result<Chosen>> {
  const entered = await database.inTransaction(async (trx): Promise<Result<Chosen>> => {
    await lockBilling(database, trx, tenantId);
    const before = await findSubscription(trx, tenantId);
    if (paysStripe(before)) return fail("SUBSCRIBED", "Cancel the paid subscription first");
    const next = { terms, standing: { status: "active" as const }, source };
    await writeSubscription(database, trx, { tenantId, before, next, now: now() });
    return ok({ outcome: "done" });
  });
  if (entered.ok) await database.notify("data_changed", tenantTag(tenantId));
  return entered;
}

/** The same as `findOffer`; a coupon that the tenant's own open checkout holds is given back for it. */
async function findOwnOffer(payments: Payments, tenantId: string, choice: Choice): Promise<Result<Offer>> {
  const { database, stripe, now } = payments;
  const find = () => findOffer(database.db, choice, now());
  const found = await find();
  if (found.ok || !stripe || !found.error.code.startsWith("COUPON_")) return found;
  const open = await findCheckout(database.db, tenantId);
  if (!open?.coupon || open.coupon !== choice.coupon?.toUpperCase()) return found;
  const closed = await stripe.call(() => closeCheckout({ ...payments, stripe }, tenantId, open));
  return closed.ok ? find() : closed;
}

/**
 * Chooses a tenant's plan: a free one and one that staff gives take effect at once, a paid one after its payment, and
 * without Stripe it is ordered. One that is smaller than what is used is refused.
 * @param shown the price that the person saw, in minor units, null for none; at another one nothing is chosen. Not checked
 * without it.
 * @param isStaff whether the site's staff gives it.
 */
export async function choosePlan(
  payments: Payments,
  tenant: Payer,
  { user, choice, shown, isStaff }: { user: User; choice: Choice; shown?: number | null; isStaff: boolean },
): Promise<Result<Chosen>> {
  const { database, stripe } = payments;
  const found = await findOwnOffer(payments, tenant.id, choice);
  // An order sent twice is answered as the first time, even if it took the last of its coupon.
  if (!found.ok) return stripe || isStaff ? found : order(payments, tenant, { user, choice });
  const offer = found.value;
  const price = isPaidOffer(offer) ? offer.terms.price.amount : null;
  if (shown !== undefined && shown !== price)
    return fail("PLAN_CHANGED", "The price of this plan has changed. Look at it, then choose again.");
  const room = await checkRoom(database, tenant.id, offer.terms);
  if (!room.ok) return room;
  if (isStaff) return enterPlan(payments, tenant.id, offer.terms, offer.kind === "free" ? "free" : "staff");
  const present = await readPresent(payments, tenant.id);
  if (!present.ok) return present;
  const before = present.value;
  if (offer.kind === "free") {
    return paysStripe(before) ? cancelPlan(payments, tenant.id) : enterPlan(payments, tenant.id, offer.terms, "free");
  }
  if (!stripe || !isPaidOffer(offer)) return order(payments, tenant, { user, choice });
  if (paysStripe(before)) return changePrice({ ...payments, stripe }, tenant.id, before, offer);
  const returnUrl = payments.origin + planPath(tenant);
  const wanted = { tenant, email: user.email, offer, hadTrial: before?.hadTrial ?? false, returnUrl };
  const opened = await stripe.call(() => openCheckout({ ...payments, stripe }, wanted));
  if (!opened.ok) return opened;
  return opened.value.ok ? ok({ outcome: "pay", url: opened.value.value.url }) : opened.value;
}

async function order(
  payments: Payments,
  tenant: Payer,
  { user, choice }: { user: User; choice: Choice },
): Promise<Result<Chosen>> {
  const { name, email } = user;
  const contact = { name, email, organisation: tenant.title, message: "", locale: "en" };
  const stored = await storeOrder(payments, { ...contact, choice, tenantId: tenant.id, userId: user.id });
  return stored.ok ? ok({ outcome: "ordered" }) : stored;
}

type AtStripe = Payments & { stripe: StripeAccess };

/**
 * Gives a subscription another price, without a coupon, charged or credited for the rest of its period. A cancellation is
 * revoked, also where it has this price already.
 */
async function changePrice(
  payments: AtStripe,
  tenantId: string,
  before: Subscription & { stripeId: string },
  offer: PaidOffer,
): Promise<Result<Chosen>> {
  const paid = before.terms.price?.currency;
  if (offer.terms.price.interval === "once") {
    return fail("SUBSCRIBED", "Cancel your subscription first. You can buy this once it has ended.");
  }
  if (offer.coupon !== undefined) {
    const message = "A coupon lowers the price of a new subscription. Leave the field empty to change your plan.";
    return failAt("INVALID", message, { path: ["coupon"] });
  }
  if (paid !== offer.terms.price.currency) {
    const message = `Your subscription is paid in ${paid}. Choose a price in this currency.`;
    return failAt("INVALID", message, { path: ["currency"] });
  }
  const changed = await payments.stripe.call(async (client) => {
    const price = await ensurePrice(payments, offer.priced);
    const subscription = await client.subscriptions.retrieve(before.stripeId);
    const [item] = subscription.items.data;
    if (!item) throw new Error(`The subscription ${before.stripeId} has no item`);
    if (item.price.id === price) {
      await client.subscriptions.update(before.stripeId, staying(subscription));
    } else {
      await client.subscriptions.update(
        before.stripeId,
        {
          items: [{ id: item.id, price }],
          // A coupon is the difference for the price that it was entered for.
          discounts: "",
          metadata: NO_DISCOUNT,
          proration_behavior: "always_invoice",
          payment_behavior: "error_if_incomplete",
          ...staying(subscription),
        },
        { idempotencyKey: `blockwright-${before.stripeId}-${before.version}-${price}` },
      );
    }
    await followSubscription(payments, before.stripeId);
  });
  if (!changed.ok) return changed;
  return ok({ outcome: "done" });
}
