import type Stripe from "stripe";
import { doOrRollBack } from "#db";
import { fail, ok, type Result } from "#shared";
import { newId } from "#shared/server";
import { choiceQuery } from "./plan-address.ts";
import { findCheckout, settleCheckout, type Checkout } from "./checkout-store.server.ts";
import type { PaidOffer } from "./offers.server.ts";
import { redeemOffer } from "./redeem-offer.server.ts";
import { discountMetadata } from "./sold-discount.ts";
import { findSubscription, lockBilling } from "./store.server.ts";
import { ensureCoupon, ensureCustomer, ensurePrice, forgetMissing, type Discount } from "./stripe-objects.server.ts";
import { factsOf, foundAtStripe, isMissing, isRefusal } from "./stripe.server.ts";
import { followSession, type Following } from "./sync.server.ts";

/** How long a checkout stays open: the shortest time that Stripe takes is half an hour. */
const OPEN_MS = 60 * 60_000;
/** One with less time left isn't offered again. */
const LEAST_LEFT_MS = 5 * 60_000;

/** Who pays for what, and where they are led afterwards. */
export type Order = {
  tenant: { id: string; title: string };
  email: string;
  offer: PaidOffer;
  hadTrial: boolean;
  /** The address of the tenant's plan. */
  returnUrl: string;
};

function discountOf({ terms, coupon, amount }: PaidOffer): Discount | undefined {
  const amountOff = terms.price.amount - amount;
  if (coupon === undefined || amountOff <= 0) return undefined;
  return { code: coupon, amountOff, currency: terms.price.currency };
}

/** The request that asks Stripe for a session, without the checkout's id. */
async function requestOf(following: Following, order: Order): Promise<Stripe.Checkout.SessionCreateParams> {
  const { stripe } = following;
  const { offer, tenant, email, hadTrial, returnUrl } = order;
  const { terms, priced, coupon } = offer;
  const { currency, interval } = terms.price;
  const isOnce = interval === "once";
  const price = await ensurePrice(following, priced);
  const customer = await ensureCustomer(following, { ...tenant, email });
  const discount = discountOf(offer);
  const sold = discount && discountMetadata({ coupon: discount.code, amountOff: discount.amountOff });
  const metadata = { tenant: tenant.id, price, ...sold };
  const trial = terms.trialDays > 0 && !hadTrial && { trial_period_days: terms.trialDays };
  return {
    mode: isOnce ? "payment" : "subscription",
    customer,
    line_items: [{ price, quantity: 1 }],
    currency: currency.toLowerCase(),
    ...(discount && { discounts: [{ coupon: await ensureCoupon(following, discount) }] }),
    success_url: `${returnUrl}?session={CHECKOUT_SESSION_ID}`,
    cancel_url: returnUrl + choiceQuery({ plan: terms.planId, interval, currency, coupon }),
    client_reference_id: tenant.id,
    metadata,
    ...(isOnce
      ? { invoice_creation: { enabled: true } }
      : { subscription_data: { metadata: { tenant: tenant.id, ...sold }, ...trial } }),
    ...(stripe.isTaxed && { automatic_tax: { enabled: true }, customer_update: { address: "auto" as const } }),
  };
}

/**
 * Opens the page where an organisation pays. A tenant has one open checkout: the same choice leads to the same page,
 * however often it is made and wherever this was interrupted; another choice closes the former page first.
 * @returns the page's address; COUPON_* where the coupon can't be used any more. @throws what the SDK throws.
 */
export async function openCheckout(following: Following, order: Order): Promise<Result<{ url: string }>> {
  const choice = JSON.stringify([
    order.offer.priced,
    order.offer.terms.price.currency,
    order.offer.coupon,
    order.offer.amount,
  ]);
  const { tenant, offer } = order;
  const named = { tenantId: tenant.id, priced: offer.priced, discount: discountOf(offer) };
  for (let attempt = 0; attempt < 3; attempt += 1) {
    const request = await requestOf(following, order).catch(async (error: unknown) => {
      if (isMissing(error) && (await forgetMissing(following, named))) return requestOf(following, order);
      throw error;
    });
    const begun = await begin(following, order, { choice, request });
    if (!begun.ok) return begun;
    if (begun.value.choice === choice) {
      const url = await createSession(following, tenant.id, begun.value);
      if (url !== undefined) return ok({ url });
      await forgetMissing(following, named);
    } else {
      await closeCheckout(following, tenant.id, begun.value);
    }
  }
  return fail("UNAVAILABLE", "The payment page can’t be opened now. Try again.");
}

type Wanted = { choice: string; request: Stripe.Checkout.SessionCreateParams };

/** Stores what Stripe will be asked. @returns the tenant's checkout: this one, the same one from before, or another one. */
function begin(
  { database, now }: Following,
  { tenant, offer }: Order,
  { choice, request }: Wanted,
): Promise<Result<Checkout>> {
  return doOrRollBack<Checkout, string>(database, async (trx) => {
    await lockBilling(database, trx, tenant.id);
    const present = now();
    const open = await findCheckout(trx, tenant.id);
    const isUsable = open && Date.parse(open.expiresAt) - present.getTime() > LEAST_LEFT_MS;
    // One that is nearly over is closed, as another choice is.
    if (open) return ok(isUsable ? open : { ...open, choice: "" });
    const subscription = await findSubscription(trx, tenant.id);
    if (subscription?.source === "stripe" && subscription.standing.status !== "ended") {
      return fail("SUBSCRIBED", "Your organisation has a subscription already. Look at it, then change its plan.");
    }
    const redeemed = await redeemOffer(trx, tenant.id, offer, present);
    if (!redeemed.ok) return redeemed;
    const id = newId();
    const end = new Date(present.getTime() + OPEN_MS);
    const whole = {
      ...request,
      metadata: { ...request.metadata, checkout: id, ...(redeemed.value && { redemption: redeemed.value }) },
      expires_at: Math.floor(end.getTime() / 1000),
    };
    const checkout = { id, choice, request: JSON.stringify(whole), coupon: offer.coupon ?? null };
    const own = { tenant_id: tenant.id, redemption_id: redeemed.value ?? null };
    const row = { ...checkout, ...own, session_id: null, expires_at: end.toISOString() };
    await trx.insertInto("checkouts").values(row).execute();
    return ok({ ...checkout, sessionId: null, expiresAt: row.expires_at });
  });
}

/** Asks Stripe for a checkout's session; asked again it gives the same one. @returns undefined where Stripe refuses it. */
async function askForSession(
  { stripe, log }: Following,
  { id, request }: Checkout,
): Promise<Stripe.Checkout.Session | undefined> {
  const client = await stripe.open();
  try {
    // Made by `begin` alone.
    const params = JSON.parse(request) as Stripe.Checkout.SessionCreateParams;
    return await client.checkout.sessions.create(params, { idempotencyKey: `blockwright-${id}` });
  } catch (error) {
    if (!isRefusal(error)) throw error;
    log.error({ stripe: factsOf(error) }, "Stripe refuses a checkout");
    return undefined;
  }
}

async function remove({ database }: Following, tenantId: string, id: string): Promise<void> {
  await database.inTransaction(async (trx) => {
    await lockBilling(database, trx, tenantId);
    await settleCheckout(trx, id, false);
  });
}

/**
 * Finds or makes the session of a checkout.
 * @returns the address of its page; undefined where Stripe refuses it, or where it has been paid or has run out.
 */
async function createSession(following: Following, tenantId: string, checkout: Checkout): Promise<string | undefined> {
  const { database, stripe } = following;
  const isReused = checkout.sessionId !== null;
  const client = await stripe.open();
  const session = isReused
    ? await foundAtStripe(client.checkout.sessions.retrieve(checkout.sessionId ?? ""))
    : await askForSession(following, checkout);
  if (!session?.url) {
    await (isReused ? closeCheckout(following, tenantId, checkout) : remove(following, tenantId, checkout.id));
    return undefined;
  }
  if (!isReused) {
    const opened = { session_id: session.id };
    await database.db.updateTable("checkouts").set(opened).where("id", "=", checkout.id).execute();
  }
  return session.url;
}

/** Closes a tenant's open checkout; what was paid in the meantime takes effect. @throws what the SDK throws. */
export async function closeCheckout(following: Following, tenantId: string, checkout: Checkout): Promise<void> {
  const sessionId = checkout.sessionId ?? (await askForSession(following, checkout))?.id;
  if (sessionId !== undefined) {
    const client = await following.stripe.open();
    try {
      await client.checkout.sessions.expire(sessionId);
    } catch (error) {
      // It has been paid, or has run out.
      if (!isRefusal(error)) throw error;
    }
    await followSession(following, sessionId);
  }
  await remove(following, tenantId, checkout.id);
}
