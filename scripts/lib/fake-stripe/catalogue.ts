import { listOf, nestedOf, textOf, textsOf, type Params } from "./form-body.ts";
import { Refusal, type Coupon, type Customer, type Price, type Product } from "./objects.ts";
import { find, type Store } from "./store.ts";

/** @returns a parameter that Stripe requires. @throws Refusal. */
export function required(params: Params, name: string): string {
  const value = textOf(params, name);
  if (value !== undefined && value !== "") return value;
  throw new Refusal(`Missing required param: ${name}.`, { code: "parameter_missing", param: name });
}

/** @returns a whole number from 0. @throws Refusal. */
export function amountOf(params: Params, name: string): number {
  const text = required(params, name);
  const value = Number(text);
  if (Number.isSafeInteger(value) && value >= 0) return value;
  throw new Refusal(`Invalid integer: ${text}`, { code: "parameter_invalid_integer", param: name });
}

function refuseTaken(kind: string, id: string, isTaken: boolean): void {
  if (isTaken) throw new Refusal(`${kind} already exists.`, { code: "resource_already_exists", param: "id" });
}

export function createProduct(store: Store, params: Params): Product {
  const id = textOf(params, "id") ?? store.id("prod");
  refuseTaken("Product", id, store.products.has(id));
  const product: Product = {
    id,
    object: "product",
    name: required(params, "name"),
    active: true,
    metadata: textsOf(params, "metadata"),
  };
  store.products.set(id, product);
  store.emit("product.created", product);
  return product;
}

export function createPrice(store: Store, params: Params): Price {
  const product = find(store.products, "product", required(params, "product"));
  const lookupKey = textOf(params, "lookup_key") ?? null;
  const isTaken = [...store.prices.values()].some((one) => one.lookup_key !== null && one.lookup_key === lookupKey);
  if (isTaken) throw new Refusal("A price already uses that lookup key.", { param: "lookup_key" });
  const recurring = nestedOf(params, "recurring");
  const interval = textOf(recurring, "interval");
  const currency = required(params, "currency");
  const options = Object.entries(nestedOf(params, "currency_options")).map(([name, option]) => {
    if (name === currency) throw new Refusal("`currency_options` can't hold the default currency.");
    return [name, { unit_amount: amountOf(typeof option === "object" ? option : {}, "unit_amount") }] as const;
  });
  const amount = amountOf(params, "unit_amount");
  const price: Price = {
    id: store.id("price"),
    object: "price",
    active: true,
    product: product.id,
    currency,
    unit_amount: amount,
    currency_options: Object.fromEntries([[currency, { unit_amount: amount }], ...options]),
    lookup_key: lookupKey,
    recurring:
      interval === undefined ? null : { interval, interval_count: Number(textOf(recurring, "interval_count") ?? 1) },
    type: interval === undefined ? "one_time" : "recurring",
    metadata: textsOf(params, "metadata"),
  };
  store.prices.set(price.id, price);
  store.emit("price.created", price);
  return price;
}

/** @returns the prices with one of the lookup keys; all without any. */
export function listPrices(store: Store, params: Params): Price[] {
  const keys = Object.values(textsOf(params, "lookup_keys"));
  const all = [...store.prices.values()];
  return keys.length === 0 ? all : all.filter(({ lookup_key: key }) => key !== null && keys.includes(key));
}

export function createCoupon(store: Store, params: Params): Coupon {
  const id = textOf(params, "id") ?? store.id("coupon");
  refuseTaken("Coupon", id, store.coupons.has(id));
  const percent = textOf(params, "percent_off");
  if ((percent === undefined) === (textOf(params, "amount_off") === undefined)) {
    throw new Refusal("You must pass either `percent_off` or `amount_off`.");
  }
  const coupon: Coupon = {
    id,
    object: "coupon",
    name: textOf(params, "name") ?? null,
    percent_off: percent === undefined ? null : Number(percent),
    amount_off: percent === undefined ? amountOf(params, "amount_off") : null,
    currency: percent === undefined ? required(params, "currency") : null,
    duration: textOf(params, "duration") ?? "once",
    valid: true,
    metadata: textsOf(params, "metadata"),
  };
  store.coupons.set(id, coupon);
  store.emit("coupon.created", coupon);
  return coupon;
}

export function createCustomer(store: Store, params: Params): Customer {
  const customer: Customer = {
    id: store.id("cus"),
    object: "customer",
    name: textOf(params, "name") ?? null,
    email: textOf(params, "email") ?? null,
    metadata: textsOf(params, "metadata"),
  };
  store.customers.set(customer.id, customer);
  store.emit("customer.created", customer);
  return customer;
}

/** @returns what a price costs in a currency with a coupon, in minor units. */
export function discounted({ currency_options: options }: Price, currency: string, coupon?: Coupon): number {
  const amount = options[currency]?.unit_amount ?? 0;
  if (coupon?.amount_off) return Math.max(0, amount - coupon.amount_off);
  return coupon?.percent_off ? amount - Math.round((amount * coupon.percent_off) / 100) : amount;
}

/** @returns the coupon of the first discount, if any. */
export function couponOf(store: Store, params: Params): Coupon | undefined {
  const [discount] = listOf(params, "discounts");
  return discount && find(store.coupons, "coupon", textOf(discount, "coupon"));
}
