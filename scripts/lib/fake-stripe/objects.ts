/** The parts of Stripe's objects that the product reads or a person sees; every time is in seconds. */

export type Product = {
  id: string;
  object: "product";
  name: string;
  active: boolean;
  metadata: Record<string, string>;
};

export type Price = {
  id: string;
  object: "price";
  active: boolean;
  product: string;
  currency: string;
  unit_amount: number;
  currency_options: Record<string, { unit_amount: number }>;
  lookup_key: string | null;
  recurring: { interval: string; interval_count: number } | null;
  type: "one_time" | "recurring";
  metadata: Record<string, string>;
};

export type Coupon = {
  id: string;
  object: "coupon";
  name: string | null;
  percent_off: number | null;
  amount_off: number | null;
  currency: string | null;
  duration: string;
  valid: boolean;
  metadata: Record<string, string>;
};

export type Customer = {
  id: string;
  object: "customer";
  name: string | null;
  email: string | null;
  metadata: Record<string, string>;
};

export type Invoice = {
  id: string;
  object: "invoice";
  number: string;
  customer: string;
  created: number;
  currency: string;
  total: number;
  amount_due: number;
  amount_paid: number;
  status: "open" | "paid";
  hosted_invoice_url: string;
  invoice_pdf: string;
  parent: { type: "subscription_details"; subscription_details: { subscription: string } } | null;
};

export type Subscription = {
  id: string;
  object: "subscription";
  status: "trialing" | "active" | "past_due" | "unpaid" | "canceled";
  customer: string;
  currency: string;
  created: number;
  cancel_at: number | null;
  cancel_at_period_end: boolean;
  canceled_at: number | null;
  ended_at: number | null;
  trial_end: number | null;
  latest_invoice: string;
  discounts: string[];
  metadata: Record<string, string>;
  items: {
    object: "list";
    has_more: false;
    url: string;
    data: {
      id: string;
      object: "subscription_item";
      price: Price;
      quantity: number;
      current_period_start: number;
      current_period_end: number;
    }[];
  };
};

export type Session = {
  id: string;
  object: "checkout.session";
  mode: "subscription" | "payment";
  status: "open" | "complete" | "expired";
  payment_status: "paid" | "unpaid" | "no_payment_required";
  url: string | null;
  customer: string;
  client_reference_id: string | null;
  currency: string;
  amount_subtotal: number;
  amount_total: number;
  success_url: string;
  cancel_url: string;
  created: number;
  expires_at: number;
  subscription: string | null;
  invoice: string | null;
  metadata: Record<string, string>;
  automatic_tax: { enabled: boolean; liability: null; provider: null; status: null };
};

/** What a session needs to become a subscription; Stripe shows it in other places than the session. */
export type Basket = { price: Price; coupon?: Coupon; trialDays: number; metadata: Record<string, string> };

export type StripeEvent = {
  id: string;
  object: "event";
  type: string;
  created: number;
  api_version: string;
  livemode: false;
  pending_webhooks: number;
  request: null;
  data: { object: object };
};

/** A refusal, answered in Stripe's form. */
export class Refusal extends Error {
  readonly status: number;
  readonly type: string;
  readonly code?: string;
  readonly param?: string;
  constructor(
    message: string,
    { status = 400, type = "invalid_request_error", code, param }: Partial<Omit<Refusal, "message">> = {},
  ) {
    super(message);
    this.status = status;
    this.type = type;
    this.code = code;
    this.param = param;
  }
}
