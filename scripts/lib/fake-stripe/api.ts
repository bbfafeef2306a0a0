import { createCoupon, createCustomer, createPrice, createProduct, listPrices, required } from "./catalogue.ts";
import { createSession, expireSession } from "./checkout.ts";
import { textOf, type Params } from "./form-body.ts";
import { Refusal } from "./objects.ts";
import { cancelSubscription, listInvoices, updateSubscription } from "./subscriptions.ts";
import { find, type Store } from "./store.ts";

/** A request as the API sees it: `id` is what stands for `:id` in its path. */
type Call = { store: Store; id: string; params: Params; origin: string };

type Operation = {
  /** The parameters that are known; any other one is refused, as Stripe does. */
  params: string;
  run: (call: Call) => object;
};

const list = (url: string, data: object[]) => ({ object: "list", url, has_more: false, data });
const read = (run: Operation["run"]): Operation => ({ params: "expand", run });

function openPortal({ store, params, origin }: Call): object {
  const customer = find(store.customers, "customer", required(params, "customer"));
  const back = encodeURIComponent(textOf(params, "return_url") ?? "");
  const url = `${origin}/portal/${customer.id}?back=${back}`;
  return { id: store.id("bps"), object: "billing_portal.session", customer: customer.id, url };
}

function showSubscription({ store, id, params }: Call): object {
  const subscription = find(store.subscriptions, "subscription", id);
  const expand = Object.values(params.expand ?? {});
  const invoice = expand.includes("latest_invoice") && {
    latest_invoice: find(store.invoices, "invoice", subscription.latest_invoice),
  };
  const discounts = expand.includes("discounts.source.coupon") && {
    discounts: subscription.discounts.map((discount) => ({
      id: discount,
      object: "discount",
      source: { type: "coupon", coupon: store.discounts.get(discount) ?? null },
    })),
  };
  return { ...subscription, ...invoice, ...discounts };
}

/** Every operation that the fake knows, by method and path. */
const OPERATIONS: Readonly<Record<string, Operation>> = {
  "POST /v1/products": {
    params: "id name description metadata",
    run: ({ store, params }) => createProduct(store, params),
  },
  "GET /v1/products/:id": read(({ store, id }) => find(store.products, "product", id)),
  "POST /v1/prices": {
    params: "currency currency_options unit_amount product recurring lookup_key metadata nickname tax_behavior",
    run: ({ store, params }) => createPrice(store, params),
  },
  "GET /v1/prices": {
    params: "lookup_keys limit active expand",
    run: ({ store, params }) => list("/v1/prices", listPrices(store, params)),
  },
  "GET /v1/prices/:id": read(({ store, id }) => find(store.prices, "price", id)),
  "POST /v1/coupons": {
    params: "id name percent_off amount_off currency duration metadata",
    run: ({ store, params }) => createCoupon(store, params),
  },
  "GET /v1/coupons/:id": read(({ store, id }) => find(store.coupons, "coupon", id)),
  "POST /v1/customers": {
    params: "name email metadata preferred_locales",
    run: ({ store, params }) => createCustomer(store, params),
  },
  "GET /v1/customers/:id": read(({ store, id }) => find(store.customers, "customer", id)),
  "POST /v1/checkout/sessions": {
    params:
      "mode customer line_items currency discounts success_url cancel_url client_reference_id metadata expires_at " +
      "subscription_data invoice_creation automatic_tax customer_update locale tax_id_collection",
    run: ({ store, params, origin }) => createSession(store, params, origin),
  },
  "GET /v1/checkout/sessions/:id": read(({ store, id }) => find(store.sessions, "checkout.session", id)),
  "POST /v1/checkout/sessions/:id/expire": { params: "expand", run: ({ store, id }) => expireSession(store, id) },
  "GET /v1/subscriptions/:id": read(showSubscription),
  "POST /v1/subscriptions/:id": {
    params: "items discounts proration_behavior payment_behavior cancel_at cancel_at_period_end metadata expand",
    run: ({ store, id, params }) => updateSubscription(store, id, params),
  },
  "DELETE /v1/subscriptions/:id": {
    params: "prorate invoice_now",
    run: ({ store, id }) => cancelSubscription(store, id),
  },
  "GET /v1/invoices": {
    params: "customer subscription limit status starting_after",
    run: ({ store, params }) => list("/v1/invoices", listInvoices(store, params)),
  },
  "POST /v1/billing_portal/sessions": { params: "customer return_url locale", run: openPortal },
  "GET /v1/events/:id": read(({ store, id }) =>
    find(new Map(store.events.map((event) => [event.id, event])), "event", id),
  ),
};

const PATHS = Object.keys(OPERATIONS).map((name) => ({
  name,
  pattern: new RegExp(`^${name.replace(":id", "([^/]+)")}$`),
}));

function refuseUnknown({ params: known }: Operation, params: Params): void {
  const unknown = Object.keys(params).find((name) => !known.split(" ").includes(name));
  if (unknown) {
    throw new Refusal(`Received unknown parameter: ${unknown}`, { code: "parameter_unknown", param: unknown });
  }
}

/**
 * Carries out a request of the API.
 * @param method and path, such as `POST /v1/prices`.
 * @returns the object that it answers with. @throws Refusal.
 */
export function callApi(store: Store, called: string, params: Params, origin: string): object {
  for (const { name, pattern } of PATHS) {
    const match = pattern.exec(called);
    const operation = OPERATIONS[name];
    if (!match || !operation) continue;
    refuseUnknown(operation, params);
    return operation.run({ store, id: decodeURIComponent(match[1] ?? ""), params, origin });
  }
  throw new Refusal(`Unrecognized request URL (${called}).`, { status: 404 });
}
