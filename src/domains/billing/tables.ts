import type { Generated } from "kysely";
import "#db/schema";

declare module "#db/schema" {
  interface Schema {
    /** The plan of a tenant: at most one, whatever happens at once. A tenant without one has the site's own limits. */
    subscriptions: {
      tenant_id: string;
      plan_id: string;
      /** JSON: what was agreed on (`SoldTerms`); a later change of the plan doesn't reach it. */
      terms: string;
      /** A `SubscriptionStatus`. */
      status: string;
      /** A `SubscriptionSource`. */
      source: string;
      /** While a payment is due: until when the plan's limits stay. */
      grace_until: string | null;
      trial_ends_at: string | null;
      /** When the present period ends. */
      period_ends_at: string | null;
      /** When a cancelled subscription ends, or an ended one has ended. */
      ends_at: string | null;
      /** When time alone changes something, or Stripe should be asked. */
      due_at: string | null;
      /** Of Stripe's subscription. */
      stripe_id: string | null;
      had_trial: number;
      /** Counts the changes, so that a state that was read from Stripe never replaces a newer one. */
      version: number;
      started_at: string;
      updated_at: string;
    };
    /** The open checkout of a tenant, stored before it is sent to Stripe. */
    checkouts: {
      tenant_id: string;
      /** The idempotency key. */
      id: string;
      /** JSON: plan, interval, currency and coupon. */
      choice: string;
      /** JSON: exactly what Stripe is asked, so that asking again gives the same session. */
      request: string;
      /** The code that is redeemed for it. */
      coupon: string | null;
      /** Of the coupon; given back if nobody pays. */
      redemption_id: string | null;
      session_id: string | null;
      expires_at: string;
    };
    /** Orders of plans, which staff answers. */
    orders: {
      id: string;
      created_at: string;
      plan_id: string;
      /** JSON: what was ordered (`termsOf`). */
      terms: string;
      /** With the coupon, in minor units; null for a price on request. */
      amount: number | null;
      coupon: string | null;
      /** Of the coupon; given back if the order is deleted. */
      redemption_id: string | null;
      name: string;
      email: string;
      organisation: string;
      message: string;
      locale: string;
      tenant_id: string | null;
      user_id: string | null;
      /** Set when the hidden field was filled: kept apart, never delivered. */
      suspicious_at: string | null;
      /** When staff ticked it off. */
      done_at: string | null;
      /** When the email to the team is due; null: none is. */
      mail_due_at: string | null;
      mail_attempts: number;
      fingerprint: string;
      search_text: string;
    };
    /** Our objects at Stripe. */
    stripe_objects: {
      /** "live" or "test". */
      mode: string;
      /** "customer:<tenant>", "product:<hash>", "price:<hash>", "coupon:<hash>". */
      key: string;
      /** Null: it was missing at Stripe, and is written again when it is next needed. */
      stripe_id: string | null;
      /** How often it was missing: another idempotency key each time. */
      times_missing: Generated<number>;
      /** JSON, of a price: what a subscription with it has, by currency. */
      terms: string | null;
      created_at: string;
    };
    /** Events of Stripe, and sessions, whose effect is stored. */
    stripe_events: { id: string; type: string; created_at: string };
  }
}
