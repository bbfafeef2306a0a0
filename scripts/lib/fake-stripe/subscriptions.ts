import { amountOf, discounted } from "./catalogue.ts";
import { listOf, textOf, textsOf, type Params } from "./form-body.ts";
import { Refusal, type Basket, type Invoice, type Price, type Session, type Subscription } from "./objects.ts";
import { find, type Store } from "./store.ts";

const DAY_SECONDS = 86_400;
const DAYS: Readonly<Record<string, number>> = { day: 1, week: 7, month: 30, year: 365 };

function periodSeconds({ recurring }: Price): number {
  return (DAYS[recurring?.interval ?? ""] ?? 0) * (recurring?.interval_count ?? 1) * DAY_SECONDS;
}

type Bill = { customer: string; currency: string; total: number; subscription?: string | null };

/** Writes an invoice and emits its outcome. */
export function writeInvoice(store: Store, bill: Bill, isPaid: boolean): Invoice {
  const id = store.id("in");
  const invoice: Invoice = {
    id,
    object: "invoice",
    number: `FAKE-${String(store.invoices.size + 1).padStart(4, "0")}`,
    customer: bill.customer,
    created: store.seconds(),
    currency: bill.currency,
    total: bill.total,
    amount_due: bill.total,
    amount_paid: isPaid ? bill.total : 0,
    status: isPaid ? "paid" : "open",
    hosted_invoice_url: `https://invoice.example/${id}`,
    invoice_pdf: `https://invoice.example/${id}.pdf`,
    parent: bill.subscription
      ? { type: "subscription_details", subscription_details: { subscription: bill.subscription } }
      : null,
  };
  store.invoices.set(id, invoice);
  store.emit(isPaid ? "invoice.paid" : "invoice.payment_failed", invoice);
  return invoice;
}

/** Begins what a paid session ordered. */
export function startSubscription(store: Store, session: Session, basket: Basket): Subscription {
  const id = store.id("sub");
  const { currency, customer } = session;
  const start = store.seconds();
  const trialEnd = basket.trialDays > 0 ? start + basket.trialDays * DAY_SECONDS : null;
  const total = trialEnd === null ? session.amount_total : 0;
  const invoice = writeInvoice(store, { customer, currency, total, subscription: id }, true);
  const discount = store.id("di");
  if (basket.coupon) store.discounts.set(discount, basket.coupon);
  const item = {
    id: store.id("si"),
    object: "subscription_item" as const,
    price: basket.price,
    quantity: 1,
    current_period_start: start,
    current_period_end: trialEnd ?? start + periodSeconds(basket.price),
  };
  const subscription: Subscription = {
    id,
    object: "subscription",
    status: trialEnd === null ? "active" : "trialing",
    customer,
    currency,
    created: start,
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    ended_at: null,
    trial_end: trialEnd,
    latest_invoice: invoice.id,
    discounts: basket.coupon ? [discount] : [],
    metadata: basket.metadata,
    items: { object: "list", has_more: false, url: `/v1/subscription_items?subscription=${id}`, data: [item] },
  };
  store.subscriptions.set(id, subscription);
  store.emit("customer.subscription.created", subscription);
  return subscription;
}

function living(store: Store, id: string): Subscription {
  const subscription = find(store.subscriptions, "subscription", id);
  if (subscription.status !== "canceled") return subscription;
  throw new Refusal("A canceled subscription can only update its cancellation_details and metadata.");
}

/** @param time in seconds; null to stay. */
function leaveAt(store: Store, subscription: Subscription, time: number | null): void {
  subscription.cancel_at = time;
  subscription.canceled_at = time === null ? null : store.seconds();
}

/** Changes the price, the end of the period, or the metadata. */
export function updateSubscription(store: Store, id: string, params: Params): Subscription {
  const subscription = living(store, id);
  const [change] = listOf(params, "items");
  const [item] = subscription.items.data;
  if (change && item) {
    if (textOf(change, "id") !== item.id) throw new Refusal("Name the item that changes.", { param: "items[0][id]" });
    const price = find(store.prices, "price", textOf(change, "price"));
    if (!price.currency_options[subscription.currency]) throw new Refusal("The currency of the price doesn't match.");
    item.price = price;
    const total = subscription.status === "trialing" ? 0 : discounted(price, subscription.currency);
    if (textOf(params, "proration_behavior") === "always_invoice") {
      const bill = { customer: subscription.customer, currency: subscription.currency, total, subscription: id };
      subscription.latest_invoice = writeInvoice(store, bill, true).id;
    }
  }
  if (params.discounts === "") subscription.discounts = [];
  const atEnd = textOf(params, "cancel_at_period_end");
  if (atEnd !== undefined) {
    const isLeaving = atEnd === "true";
    const wasLeaving = subscription.cancel_at_period_end;
    subscription.cancel_at_period_end = isLeaving;
    if (isLeaving) leaveAt(store, subscription, item?.current_period_end ?? null);
    else if (wasLeaving) leaveAt(store, subscription, null);
  }
  const time = textOf(params, "cancel_at");
  if (time !== undefined) {
    if (atEnd !== undefined)
      throw new Refusal("Give either cancel_at or cancel_at_period_end.", { param: "cancel_at" });
    subscription.cancel_at_period_end = false;
    leaveAt(store, subscription, time === "" ? null : Number(time));
  }
  Object.assign(subscription.metadata, textsOf(params, "metadata"));
  store.emit("customer.subscription.updated", subscription);
  return subscription;
}

/** Ends a subscription at once. */
export function cancelSubscription(store: Store, id: string): Subscription {
  const subscription = living(store, id);
  const now = store.seconds();
  Object.assign(subscription, { status: "canceled", canceled_at: now, ended_at: now });
  store.emit("customer.subscription.deleted", subscription);
  return subscription;
}

/** What Stripe does at the end of a period: it ends the subscription, or charges for the next period. */
export function renew(store: Store, id: string, isPaid: boolean): Subscription {
  const subscription = living(store, id);
  if (subscription.cancel_at_period_end) return cancelSubscription(store, id);
  const [item] = subscription.items.data;
  if (!item) throw new Error(`The subscription ${id} has no item`);
  item.current_period_start = store.seconds();
  item.current_period_end = item.current_period_start + periodSeconds(item.price);
  const { customer, currency } = subscription;
  const coupon = store.discounts.get(subscription.discounts[0] ?? "");
  const bill = { customer, currency, total: discounted(item.price, currency, coupon), subscription: id };
  subscription.latest_invoice = writeInvoice(store, bill, isPaid).id;
  subscription.status = isPaid ? "active" : "past_due";
  store.emit("customer.subscription.updated", subscription);
  return subscription;
}

/** A person pays what is open after a failed payment. */
export function payDebt(store: Store, id: string): Subscription {
  const subscription = living(store, id);
  const invoice = find(store.invoices, "invoice", subscription.latest_invoice);
  Object.assign(invoice, { status: "paid", amount_paid: invoice.amount_due });
  store.emit("invoice.paid", invoice);
  subscription.status = "active";
  store.emit("customer.subscription.updated", subscription);
  return subscription;
}

/** @returns the invoices of a customer, of a subscription, or in a status, newest first. */
export function listInvoices(store: Store, params: Params): Invoice[] {
  const most = textOf(params, "limit") === undefined ? 10 : amountOf(params, "limit");
  const asked = (["customer", "subscription", "status"] as const).flatMap((name) => {
    const value = textOf(params, name);
    return value === undefined ? [] : [{ name, value }];
  });
  const found = [...store.invoices.values()].filter(({ customer, status, parent }) => {
    const invoice = { customer, status, subscription: parent?.subscription_details.subscription };
    return asked.every(({ name, value }) => invoice[name] === value);
  });
  return found.toReversed().slice(0, most);
}
