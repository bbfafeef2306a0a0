import { couponOf, discounted, required } from "./catalogue.ts";
import { listOf, nestedOf, textOf, textsOf, type Params } from "./form-body.ts";
import { Refusal, type Session } from "./objects.ts";
import { startSubscription, writeInvoice } from "./subscriptions.ts";
import { find, type Store } from "./store.ts";

const DAY_SECONDS = 86_400;
const SHORTEST_SECONDS = 30 * 60;

function expiryOf(store: Store, params: Params): number {
  const given = textOf(params, "expires_at");
  if (given === undefined) return store.seconds() + DAY_SECONDS;
  const left = Number(given) - store.seconds();
  if (left >= SHORTEST_SECONDS - 1 && left <= DAY_SECONDS) return Number(given);
  throw new Refusal("The `expires_at` timestamp must be 30 minutes to 24 hours away.", { param: "expires_at" });
}

/** Opens a session. @param origin of the fake, whose page the session leads to. */
export function createSession(store: Store, params: Params, origin: string): Session {
  const mode = required(params, "mode");
  if (mode !== "subscription" && mode !== "payment") throw new Refusal(`Invalid mode: ${mode}`, { param: "mode" });
  const [item = {}] = listOf(params, "line_items");
  const price = find(store.prices, "price", required(item, "price"));
  if ((price.recurring !== null) !== (mode === "subscription")) {
    throw new Refusal(`You can't use \`${mode}\` mode with a price of type ${price.type}.`, { param: "mode" });
  }
  const currency = textOf(params, "currency") ?? price.currency;
  if (!price.currency_options[currency]) {
    throw new Refusal(`The price ${price.id} has no amount in ${currency}.`, { param: "currency" });
  }
  const customer = find(store.customers, "customer", required(params, "customer"));
  const coupon = couponOf(store, params);
  const data = nestedOf(params, "subscription_data");
  const id = store.id("cs_test");
  const session: Session = {
    id,
    object: "checkout.session",
    mode,
    status: "open",
    payment_status: "unpaid",
    url: `${origin}/pay/${id}`,
    customer: customer.id,
    client_reference_id: textOf(params, "client_reference_id") ?? null,
    currency,
    amount_subtotal: discounted(price, currency),
    amount_total: discounted(price, currency, coupon),
    success_url: required(params, "success_url"),
    cancel_url: required(params, "cancel_url"),
    created: store.seconds(),
    expires_at: expiryOf(store, params),
    subscription: null,
    invoice: null,
    metadata: textsOf(params, "metadata"),
    automatic_tax: {
      enabled: textOf(nestedOf(params, "automatic_tax"), "enabled") === "true",
      liability: null,
      provider: null,
      status: null,
    },
  };
  store.sessions.set(id, session);
  const trialDays = Number(textOf(data, "trial_period_days") ?? 0);
  store.baskets.set(id, { price, coupon, trialDays, metadata: textsOf(data, "metadata") });
  return session;
}

function requireOpen({ status, expires_at: end }: Session, store: Store): void {
  if (status === "open" && end > store.seconds()) return;
  throw new Refusal(`Only Checkout Sessions with a status of \`open\` can be changed; this one is ${status}.`);
}

/** What a person does who pays: the session is complete, and a subscription or a paid invoice is there. */
export function paySession(store: Store, id: string): Session {
  const session = find(store.sessions, "checkout.session", id);
  requireOpen(session, store);
  const basket = store.baskets.get(id);
  if (!basket) throw new Error(`The session ${id} has no basket`);
  if (session.mode === "subscription") {
    const subscription = startSubscription(store, session, basket);
    Object.assign(session, { subscription: subscription.id, invoice: subscription.latest_invoice });
  } else {
    session.invoice = writeInvoice(store, { ...session, total: session.amount_total }, true).id;
  }
  Object.assign(session, { status: "complete", payment_status: "paid", url: null });
  store.emit("checkout.session.completed", session);
  return session;
}

/** Ends a session that nobody has paid. */
export function expireSession(store: Store, id: string): Session {
  const session = find(store.sessions, "checkout.session", id);
  requireOpen(session, store);
  Object.assign(session, { status: "expired", url: null });
  store.emit("checkout.session.expired", session);
  return session;
}
