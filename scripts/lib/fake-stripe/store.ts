import {
  Refusal,
  type Basket,
  type Coupon,
  type Customer,
  type Invoice,
  type Price,
  type Product,
  type Session,
  type StripeEvent,
  type Subscription,
} from "./objects.ts";

const API_VERSION = "2026-10-28.endive";

/** Everything that the fake remembers, and the events that it has made. */
export class Store {
  readonly products = new Map<string, Product>();
  readonly prices = new Map<string, Price>();
  readonly coupons = new Map<string, Coupon>();
  readonly customers = new Map<string, Customer>();
  readonly sessions = new Map<string, Session>();
  readonly baskets = new Map<string, Basket>();
  /** By the ids of discounts. */
  readonly discounts = new Map<string, Coupon>();
  readonly subscriptions = new Map<string, Subscription>();
  readonly invoices = new Map<string, Invoice>();
  /** Every event so far, oldest first. */
  readonly events: StripeEvent[] = [];
  /** The present time in milliseconds. */
  now: () => number = Date.now;
  /** Called for each event once its change is complete. */
  onEvent: (event: StripeEvent) => void = () => {};
  #made = 0;
  /** Different in each process, so that two fakes never give the same id. */
  readonly #run = Date.now().toString(36);

  /** @returns a new id, such as `cus_1`. */
  id(prefix: string): string {
    this.#made += 1;
    return `${prefix}_${this.#run}${this.#made}`;
  }

  /** Forgets everything but the events, as deleting an account's test data does. */
  clear(): void {
    const { products, prices, coupons, customers, sessions, baskets, discounts, subscriptions, invoices } = this;
    const all = [products, prices, coupons, customers, sessions, baskets, discounts, subscriptions, invoices];
    for (const map of all) map.clear();
  }

  /** The present time in seconds. */
  seconds(): number {
    return Math.floor(this.now() / 1000);
  }

  /** Makes an event that holds a copy of the object as it is now. */
  emit(type: string, object: object): void {
    const event: StripeEvent = {
      id: this.id("evt"),
      object: "event",
      type,
      created: this.seconds(),
      api_version: API_VERSION,
      livemode: false,
      pending_webhooks: 1,
      request: null,
      data: { object: structuredClone(object) },
    };
    this.events.push(event);
    this.onEvent(event);
  }
}

/** @returns the object with an id. @throws Refusal as Stripe refuses a missing one. */
export function find<Value>(map: ReadonlyMap<string, Value>, kind: string, id: string | undefined): Value {
  const found = id === undefined ? undefined : map.get(id);
  if (found) return found;
  throw new Refusal(`No such ${kind}: '${id}'`, { status: 404, code: "resource_missing", param: "id" });
}
