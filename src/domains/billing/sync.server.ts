import type Stripe from "stripe";
import type { Logger } from "pino";
import type { Database, Transaction } from "#db";
import { giveBackCoupon } from "#plans/server";
import { tenantTag } from "#tenants/server";
import { settleCheckout } from "./checkout-store.server.ts";
import { discountIn, discountOf } from "./sold-discount.ts";
import { isDue, standingOf, type StripeSubscription } from "./stripe-standing.ts";
import { termsOfPrice } from "./stripe-objects.server.ts";
import { foundAtStripe, type StripeAccess } from "./stripe.server.ts";
import { findSubscription, lockBilling, paysStripe, writeSubscription, type Subscription } from "./store.server.ts";

/** What following Stripe needs. */
export type Following = { database: Database; stripe: StripeAccess; log: Logger; now: () => Date };

/** The event that a change is for; it is stored with its effect, or not at all. */
export type Cause = { id: string; type: string };

/** A state is read again this often while others change it. */
const TRIES = 10;

/** Records an event in the transaction of its effect. @returns false for one that was recorded before. */
async function note(trx: Transaction, cause: Cause | undefined, now: Date): Promise<boolean> {
  if (!cause) return true;
  const noted = await trx
    .insertInto("stripe_events")
    .values({ ...cause, created_at: now.toISOString() })
    .onConflict((conflict) => conflict.column("id").doNothing())
    .returning("id")
    .executeTakeFirst();
  return noted !== undefined;
}

/** What is read together with a subscription. */
const EXPAND = ["latest_invoice", "discounts.source.coupon"];

/** The most invoices that Stripe gives at a time. */
const MAX_INVOICES = 100;

/**
 * Reads a subscription; where a payment is due also its first unpaid invoice: every period brings another one, and so does
 * every change of the plan.
 */
async function fetchSubscription(client: Stripe, id: string): Promise<StripeSubscription | undefined> {
  const subscription = await foundAtStripe(client.subscriptions.retrieve(id, { expand: EXPAND }));
  if (!subscription || !isDue(subscription)) return subscription;
  const { data } = await client.invoices.list({ subscription: id, status: "open", limit: MAX_INVOICES });
  return { ...subscription, first_unpaid: data.at(-1) };
}

async function isTenant({ db }: Database, id: string): Promise<boolean> {
  const row = await db.selectFrom("tenants").select("id").where("id", "=", id).executeTakeFirst();
  return row !== undefined;
}

/** What was paid at Stripe for an organisation that was deleted, and with which price. */
type Orphan = { facts: { subscription: string } | { session: string }; tenant: string; price: string };

/**
 * Logs what was paid at a price of this site after its organisation was deleted, as some payments take days: nobody else would
 * notice it. Nothing is ended at Stripe, as another site may use the same account.
 */
async function reportOrphan({ database, stripe, log }: Following, { facts, tenant, price }: Orphan): Promise<void> {
  if (!(await termsOfPrice(database.db, stripe.mode, price))) return;
  log.error({ ...facts, tenant }, "an organisation that was deleted has paid: cancel its subscription and refund it");
}

/**
 * Updates a tenant's subscription to its present state at Stripe. That state is read after the stored version, and stored
 * only while that version is still the present one. So an older state never replaces a newer one, whatever the order and
 * number of events.
 * @param cause the event that asked for it. @throws what the SDK throws.
 */
export async function followSubscription(following: Following, id: string, cause?: Cause): Promise<void> {
  const { database, stripe } = following;
  const client = await stripe.open();
  const first = await fetchSubscription(client, id);
  const tenantId = first?.metadata.tenant;
  // Other subscriptions of the same account have nothing to do with this site.
  if (!first || tenantId === undefined) return;
  if (!(await isTenant(database, tenantId))) {
    const price = first.items.data[0]?.price.id ?? "";
    if (lives(first)) await reportOrphan(following, { facts: { subscription: id }, tenant: tenantId, price });
    return;
  }
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const before = await findSubscription(database.db, tenantId);
    const subscription = await fetchSubscription(client, id);
    if (!subscription) return;
    const rival = await findRival(following, client, before, subscription);
    const seen = { tenantId, version: before?.version ?? 0, subscription };
    if (rival && isYounger(subscription, rival)) {
      await endDouble(following, client, subscription);
      return;
    }
    if (rival) await endDouble(following, client, rival);
    const stored = await database.inTransaction((trx) => store(following, trx, seen, cause));
    if (!stored) continue;
    await database.notify("data_changed", tenantTag(tenantId));
    return;
  }
  throw new Error(`The subscription ${id} changes faster than it can be stored`);
}

type Seen = { tenantId: string; version: number; subscription: StripeSubscription };

/** @returns false where someone stored another state in between. */
async function store(
  { database, stripe, log, now }: Following,
  trx: Transaction,
  { tenantId, version, subscription }: Seen,
  cause: Cause | undefined,
): Promise<boolean> {
  await lockBilling(database, trx, tenantId);
  const before = await findSubscription(trx, tenantId);
  if ((before?.version ?? 0) !== version) return false;
  if (!(await note(trx, cause, now()))) return true;
  const standing = standingOf(subscription);
  const isOwn = before?.stripeId === subscription.id;
  const startedAt = new Date(subscription.created * 1000).toISOString();
  // What hasn't begun takes no other plan away, and what has ended only one that ended before it began.
  if (!standing || (standing.status === "ended" && !isOwn && !isOver(before, startedAt))) return true;
  const price = subscription.items.data[0]?.price.id ?? "";
  const priced = await termsOfPrice(trx, stripe.mode, price);
  const sold = priced?.currencies[subscription.currency.toUpperCase()] ?? (isOwn ? before.terms : undefined);
  if (!priced) log.warn({ price, subscription: subscription.id }, "a subscription has a price that isn't of this site");
  if (!sold) return true;
  const terms = { ...sold, discount: discountOf(subscription) };
  const next = { terms, standing, source: "stripe" as const, stripeId: subscription.id, startedAt };
  await writeSubscription(database, trx, { tenantId, before, next, now: now() });
  return true;
}

/** @returns whether a tenant had no plan when one began, or only one that began before it and has ended. */
function isOver(before: Subscription | undefined, startedAt: string): boolean {
  return !before || (before.standing.status === "ended" && before.startedAt <= startedAt);
}

/** @returns the other subscription of a tenant that still lives at Stripe; undefined where there is none. */
async function findRival(
  following: Following,
  client: Stripe,
  before: Subscription | undefined,
  subscription: StripeSubscription,
): Promise<StripeSubscription | undefined> {
  const { stripeId } = before ?? {};
  if (stripeId === undefined || stripeId === subscription.id || !lives(subscription)) return undefined;
  const other = await fetchSubscription(client, stripeId);
  return other && lives(other) ? other : undefined;
}

function lives(subscription: StripeSubscription): boolean {
  const standing = standingOf(subscription);
  return standing !== undefined && standing.status !== "ended";
}

function isYounger(one: StripeSubscription, other: StripeSubscription): boolean {
  return one.created === other.created ? one.id > other.id : one.created > other.created;
}

/** Ends the second subscription of a tenant, which two checkouts paid at the same moment can make. */
async function endDouble({ log }: Following, client: Stripe, { id }: StripeSubscription): Promise<void> {
  log.error({ subscription: id }, "an organisation paid twice: its second subscription is ended. Refund its payment");
  await client.subscriptions.cancel(id, { prorate: true });
}

/**
 * Follows a tenant's own subscription, and ends it here where Stripe doesn't know it any more, such as one that was made
 * with a test key. Only for what an owner asks for: with the key of another account, all subscriptions are unknown.
 * @throws what the SDK throws.
 */
export async function followOwn(following: Following, tenantId: string, id: string): Promise<void> {
  const { database, stripe, log, now } = following;
  const client = await stripe.open();
  if (await fetchSubscription(client, id)) return followSubscription(following, id);
  await database.inTransaction(async (trx) => {
    await lockBilling(database, trx, tenantId);
    const before = await findSubscription(trx, tenantId);
    if (before?.stripeId !== id || before.standing.status === "ended") return;
    log.warn({ subscription: id, tenant: tenantId }, "Stripe doesn't know a subscription: it is ended here");
    const standing = { status: "ended" as const, endsAt: now().toISOString() };
    await writeSubscription(database, trx, { tenantId, before, next: { ...before, standing }, now: now() });
  });
  await database.notify("data_changed", tenantTag(tenantId));
}

/** Gives a tenant the plan of a single payment, once: its session says "paid" for ever. */
async function giveBoughtPlan(
  { database, stripe, log, now }: Following,
  trx: Transaction,
  { id, currency, metadata }: Stripe.Checkout.Session,
  tenantId: string,
): Promise<void> {
  if (!(await note(trx, { id, type: "paid" }, now()))) return;
  const priced = await termsOfPrice(trx, stripe.mode, metadata?.price ?? "");
  const terms = priced?.currencies[(currency ?? "").toUpperCase()];
  if (!terms) return;
  const before = await findSubscription(trx, tenantId);
  // The money took days, and a subscription has begun since: without its id nobody could cancel that any more.
  if (paysStripe(before)) {
    log.error({ session: id, tenant: tenantId }, "an organisation with a subscription paid once more: refund it");
    return;
  }
  const sold = { ...terms, discount: discountIn(metadata) };
  const next = { terms: sold, standing: { status: "active" as const }, source: "once" as const };
  await writeSubscription(database, trx, { tenantId, before, next, now: now() });
}

/**
 * Brings what a session paid for into effect, or gives back what an expired one held. May be repeated, and come before or
 * after the events of its subscription.
 * @param only the tenant that the session has to belong to, where a person names it.
 * @returns whether the money is there, which takes days for some ways to pay; undefined for a session that isn't of a tenant
 * here, or of another one. @throws what the SDK throws.
 */
export async function followSession(
  following: Following,
  id: string,
  { cause, only }: { cause?: Cause; only?: string } = {},
): Promise<{ isPaid: boolean } | undefined> {
  const { database, stripe, now } = following;
  const client = await stripe.open();
  const session = await foundAtStripe(client.checkout.sessions.retrieve(id));
  const tenantId = session?.metadata?.tenant;
  if (!session || tenantId === undefined || (only !== undefined && only !== tenantId)) return undefined;
  const { subscription, status } = session;
  const isPaid = status === "complete" && session.payment_status !== "unpaid";
  if (!(await isTenant(database, tenantId))) {
    const orphan = { facts: { session: id }, tenant: tenantId, price: session.metadata?.price ?? "" };
    if (session.mode === "payment" && isPaid) await reportOrphan(following, orphan);
    return undefined;
  }
  if (subscription)
    await followSubscription(following, typeof subscription === "string" ? subscription : subscription.id);
  await database.inTransaction(async (trx) => {
    await lockBilling(database, trx, tenantId);
    if (!(await note(trx, cause, now()))) return;
    if (status !== "open") await settleCheckout(trx, session.metadata?.checkout ?? "", status === "complete");
    // The page was left as paid, and the money never came.
    if (cause?.type === "checkout.session.async_payment_failed" && !isPaid) {
      await giveBackCoupon(trx, session.metadata?.redemption ?? "");
    }
    if (session.mode === "payment" && isPaid) await giveBoughtPlan(following, trx, session, tenantId);
  });
  await database.notify("data_changed", tenantTag(tenantId));
  return { isPaid };
}
