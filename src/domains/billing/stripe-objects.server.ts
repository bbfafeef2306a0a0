import { createHash } from "node:crypto";
import type { Database, Executor } from "#db";
import type Stripe from "stripe";
import type { PricedTerms } from "./terms.ts";
import { isStripeError, type StripeAccess } from "./stripe.server.ts";
import "./tables.ts";

/** What our objects are written to Stripe with. */
export type ObjectStore = { database: Database; stripe: StripeAccess };

const hash = (value: unknown) => createHash("sha256").update(JSON.stringify(value)).digest("hex").slice(0, 32);

async function findId(db: Executor, mode: string, key: string): Promise<string | undefined> {
  const row = await db
    .selectFrom("stripe_objects")
    .select("stripe_id")
    .where("mode", "=", mode)
    .where("key", "=", key)
    .executeTakeFirst();
  return row?.stripe_id;
}

/**
 * Finds an object's id at Stripe, or writes the object. However often this is interrupted or done at once, Stripe has one
 * object for a key: `write` has to find what it wrote before.
 */
async function ensure(
  { database: { db }, stripe }: ObjectStore,
  key: string,
  write: (client: Stripe) => Promise<{ id: string }>,
  terms?: PricedTerms,
): Promise<string> {
  const known = await findId(db, stripe.mode, key);
  if (known !== undefined) return known;
  const { id } = await write(await stripe.open());
  await db
    .insertInto("stripe_objects")
    .values({
      mode: stripe.mode,
      key,
      stripe_id: id,
      terms: terms ? JSON.stringify(terms) : null,
      created_at: new Date().toISOString(),
    })
    .onConflict((conflict) => conflict.columns(["mode", "key"]).doNothing())
    .execute();
  return (await findId(db, stripe.mode, key)) ?? id;
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

function ensureProduct(store: ObjectStore, plan: string, name: string): Promise<string> {
  const id = `blockwright-${hash([plan, name])}`;
  return ensure(store, `product:${id}`, (client) =>
    createOnce(id, () => client.products.create({ id, name, metadata: { plan } }, { idempotencyKey: id })),
  );
}

/**
 * Writes a plan's price for an interval in all its currencies. Any change of the plan makes another price, so that the
 * price of a subscription says forever what was agreed on.
 * @returns the price's id. @throws what the SDK throws.
 */
export async function ensurePrice(store: ObjectStore, priced: PricedTerms): Promise<string> {
  const { plan, name, interval, currencies } = priced;
  const lookupKey = `blockwright-${hash(priced)}`;
  return ensure(
    store,
    `price:${lookupKey}`,
    async (client) => {
      const { data } = await client.prices.list({ lookup_keys: [lookupKey], limit: 1 });
      if (data[0]) return data[0];
      const [[currency, terms] = [], ...others] = Object.entries(currencies);
      if (!currency || !terms) throw new Error(`The plan ${plan} has no price for ${interval}`);
      const options = others.map(([code, { price }]) => [code.toLowerCase(), { unit_amount: price.amount }] as const);
      const price = {
        product: await ensureProduct(store, plan, name),
        currency: currency.toLowerCase(),
        unit_amount: terms.price.amount,
        ...(options.length > 0 && { currency_options: Object.fromEntries(options) }),
        ...recurrence(interval),
        lookup_key: lookupKey,
        metadata: { plan },
      };
      return client.prices.create(price, { idempotencyKey: lookupKey });
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
export function ensureCoupon(store: ObjectStore, { code, amountOff, currency }: Discount): Promise<string> {
  const id = `blockwright-${hash([code, amountOff, currency])}`;
  const coupon = {
    id,
    name: code.slice(0, 40),
    amount_off: amountOff,
    currency: currency.toLowerCase(),
    duration: "forever" as const,
  };
  return ensure(store, `coupon:${id}`, (client) =>
    createOnce(id, () => client.coupons.create(coupon, { idempotencyKey: id })),
  );
}

/** Writes the customer that a tenant is. @returns its id. @throws what the SDK throws. */
export function ensureCustomer(
  store: ObjectStore,
  { id, title, email }: { id: string; title: string; email: string },
): Promise<string> {
  const customer = { name: title, email, metadata: { tenant: id } };
  const idempotencyKey = `blockwright-customer-${hash([store.stripe.mode, customer])}`;
  return ensure(store, customerKey(id), (client) => client.customers.create(customer, { idempotencyKey }));
}

const customerKey = (tenantId: string) => `customer:${tenantId}`;

/** @returns the id of the customer that a tenant is; undefined before its first payment. */
export const findCustomer = ({ database: { db }, stripe }: ObjectStore, tenantId: string) =>
  findId(db, stripe.mode, customerKey(tenantId));

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
