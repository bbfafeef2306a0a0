import { createHash } from "node:crypto";
import type { Database, Executor, Transaction } from "#db";
import type Stripe from "stripe";
import type { PricedTerms } from "./terms.ts";
import { toStripe } from "./stripe-amount.ts";
import { foundAtStripe, isStripeError, type StripeAccess } from "./stripe.server.ts";
import "./tables.ts";

/** What writing objects to Stripe needs. */
export type ObjectStore = { database: Database; stripe: StripeAccess };

const hash = (value: unknown) => createHash("sha256").update(JSON.stringify(value)).digest("hex").slice(0, 32);

type Stored = { stripeId: string | null; timesMissing: number };

async function findStored(db: Executor, mode: string, key: string): Promise<Stored | undefined> {
  return db
    .selectFrom("stripe_objects")
    .select(["stripe_id as stripeId", "times_missing as timesMissing"])
    .where("mode", "=", mode)
    .where("key", "=", key)
    .executeTakeFirst();
}

/**
 * Finds an object's id at Stripe, or writes the object. However often this is interrupted or done at once, Stripe has one
 * object for a key: `write` has to find what it wrote before.
 * @param write also gets what an idempotency key ends with, so that an object that went missing is written again.
 */
async function ensure(
  { database: { db }, stripe }: ObjectStore,
  key: string,
  write: (client: Stripe, suffix: string) => Promise<{ id: string }>,
  terms?: PricedTerms,
): Promise<string> {
  const { mode } = stripe;
  const known = await findStored(db, mode, key);
  if (known?.stripeId) return known.stripeId;
  const { id } = await write(await stripe.open(), known ? `-${known.timesMissing}` : "");
  await db
    .insertInto("stripe_objects")
    .values({
      mode,
      key,
      stripe_id: id,
      terms: terms ? JSON.stringify(terms) : null,
      created_at: new Date().toISOString(),
    })
    .onConflict((conflict) =>
      conflict.columns(["mode", "key"]).doUpdateSet({ stripe_id: id }).where("stripe_objects.stripe_id", "is", null),
    )
    .execute();
  return (await findStored(db, mode, key))?.stripeId ?? id;
}

/** Creates an object with an id of ours; one that is there already was written before. */
async function createOnce(id: string, create: () => Promise<{ id: string }>): Promise<{ id: string }> {
  try {
    return await create();
  } catch (error) {
    if (isStripeError(error) && error.code === "resource_already_exists") return { id };
    throw error;
  }
}

const productId = ({ plan, name }: PricedTerms) => `blockwright-${hash([plan, name])}`;
const lookupKeyOf = (priced: PricedTerms) => `blockwright-${hash(priced)}`;
const couponId = ({ code, amountOff, currency }: Discount) => `blockwright-${hash([code, amountOff, currency])}`;
const KEYS = {
  customer: (tenantId: string) => `customer:${tenantId}`,
  product: (priced: PricedTerms) => `product:${productId(priced)}`,
  price: (priced: PricedTerms) => `price:${lookupKeyOf(priced)}`,
  coupon: (discount: Discount) => `coupon:${couponId(discount)}`,
};

function ensureProduct(store: ObjectStore, priced: PricedTerms): Promise<string> {
  const id = productId(priced);
  const product = { id, name: priced.name, metadata: { plan: priced.plan } };
  return ensure(store, KEYS.product(priced), (client, suffix) =>
    createOnce(id, () => client.products.create(product, { idempotencyKey: id + suffix })),
  );
}

/**
 * Writes a plan's price for an interval in all its currencies. Any change of the plan makes another price, so that the
 * price of a subscription always says what was agreed on.
 * @returns the price's id. @throws what the SDK throws.
 */
export async function ensurePrice(store: ObjectStore, priced: PricedTerms): Promise<string> {
  const { plan, interval, currencies } = priced;
  const lookupKey = lookupKeyOf(priced);
  return ensure(
    store,
    KEYS.price(priced),
    async (client, suffix) => {
      const { data } = await client.prices.list({ lookup_keys: [lookupKey], limit: 1 });
      if (data[0]) return data[0];
      const [[currency, terms] = [], ...others] = Object.entries(currencies);
      if (!currency || !terms) throw new Error(`The plan ${plan} has no price for ${interval}`);
      const options = others.map(
        ([code, { price }]) => [code.toLowerCase(), { unit_amount: toStripe(price.amount, code) }] as const,
      );
      const price = {
        product: await ensureProduct(store, priced),
        currency: currency.toLowerCase(),
        unit_amount: toStripe(terms.price.amount, currency),
        ...(options.length > 0 && { currency_options: Object.fromEntries(options) }),
        ...recurrence(interval),
        lookup_key: lookupKey,
        metadata: { plan },
      };
      return client.prices.create(price, { idempotencyKey: lookupKey + suffix });
    },
    priced,
  );
}

function recurrence(interval: PricedTerms["interval"]) {
  if (interval === "once") return {};
  if (interval === "quarter") return { recurring: { interval: "month" as const, interval_count: 3 } };
  return { recurring: { interval } };
}

/** A coupon for one price: the exact difference, so that Stripe's rounding never disagrees with ours. */
export type Discount = { code: string; amountOff: number; currency: string };

/** Writes a coupon that lowers every payment of a subscription. @returns its id. @throws what the SDK throws. */
export function ensureCoupon(store: ObjectStore, discount: Discount): Promise<string> {
  const { code, amountOff, currency } = discount;
  const id = couponId(discount);
  const coupon = {
    id,
    name: code.slice(0, 40),
    amount_off: toStripe(amountOff, currency),
    currency: currency.toLowerCase(),
    duration: "forever" as const,
  };
  return ensure(store, KEYS.coupon(discount), (client, suffix) =>
    createOnce(id, () => client.coupons.create(coupon, { idempotencyKey: id + suffix })),
  );
}

/** Writes the customer that a tenant is. @returns its id. @throws what the SDK throws. */
export function ensureCustomer(
  store: ObjectStore,
  { id, title, email }: { id: string; title: string; email: string },
): Promise<string> {
  const customer = { name: title, email, metadata: { tenant: id } };
  const idempotencyKey = `blockwright-customer-${hash([store.stripe.mode, customer])}`;
  return ensure(store, KEYS.customer(id), (client, suffix) =>
    client.customers.create(customer, { idempotencyKey: idempotencyKey + suffix }),
  );
}

/** @returns the id of the customer that a tenant is; undefined before its first payment. */
export async function findCustomer(
  { database: { db }, stripe }: ObjectStore,
  tenantId: string,
): Promise<string | undefined> {
  return (await findStored(db, stripe.mode, KEYS.customer(tenantId)))?.stripeId ?? undefined;
}

/** Forgets which customers a tenant is at Stripe, who stay there with their invoices. */
export async function forgetCustomer(trx: Transaction, tenantId: string): Promise<void> {
  await trx.deleteFrom("stripe_objects").where("key", "=", KEYS.customer(tenantId)).execute();
}

/** What a checkout names at Stripe. */
export type Named = { tenantId: string; priced: PricedTerms; discount?: Discount };

/**
 * Finds out which objects of a checkout Stripe doesn't know any more, such as after its test data was deleted: they are
 * written again when they are next needed. @returns whether there is one. @throws what the SDK throws.
 */
export async function forgetMissing(
  { database: { db }, stripe }: ObjectStore,
  { tenantId, priced, discount }: Named,
): Promise<boolean> {
  const client = await stripe.open();
  const objects: [key: string, retrieve: (id: string) => Promise<object>][] = [
    [KEYS.customer(tenantId), (id) => client.customers.retrieve(id)],
    [KEYS.product(priced), (id) => client.products.retrieve(id)],
    [KEYS.price(priced), (id) => client.prices.retrieve(id)],
  ];
  if (discount) objects.push([KEYS.coupon(discount), (id) => client.coupons.retrieve(id)]);
  let isAnyMissing = false;
  for (const [key, retrieve] of objects) {
    const id = (await findStored(db, stripe.mode, key))?.stripeId;
    const object = id && (await foundAtStripe(retrieve(id)));
    if (!id || (object && !("deleted" in object))) continue;
    isAnyMissing = true;
    await db
      .updateTable("stripe_objects")
      .set((eb) => ({ stripe_id: null, times_missing: eb("times_missing", "+", 1) }))
      .where("mode", "=", stripe.mode)
      .where("stripe_id", "=", id)
      .execute();
  }
  return isAnyMissing;
}

/** @returns what a subscription with a price of Stripe's has; undefined for a price that isn't ours. */
export async function termsOfPrice(db: Executor, mode: string, stripeId: string): Promise<PricedTerms | undefined> {
  const row = await db
    .selectFrom("stripe_objects")
    .select("terms")
    .where("mode", "=", mode)
    .where("stripe_id", "=", stripeId)
    .executeTakeFirst();
  // Written by `ensurePrice` alone.
  return row?.terms ? (JSON.parse(row.terms) as PricedTerms) : undefined;
}
