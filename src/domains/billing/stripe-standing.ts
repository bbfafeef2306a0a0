import { GRACE_DAYS, type Standing } from "./subscription.ts";

const DAY_SECONDS = 86_400;

/** What is read of a coupon at Stripe. */
type StripeCoupon = {
  id: string;
  name: string | null;
  amount_off: number | null;
  currency: string | null;
  duration: string;
};

/** What is read of Stripe's subscription; times in seconds. */
export type StripeSubscription = {
  id: string;
  status: string;
  created: number;
  currency: string;
  cancel_at: number | null;
  cancel_at_period_end: boolean;
  ended_at: number | null;
  trial_end: number | null;
  latest_invoice: string | { created: number } | null;
  /** The first of its invoices that nobody has paid, where a payment is due. */
  first_unpaid?: { created: number };
  metadata: Record<string, string>;
  discounts: (string | { source?: { coupon: string | StripeCoupon | null } })[];
  items: { data: { id: string; price: { id: string }; current_period_end: number }[] };
};

/** @returns whether a payment of a subscription is due. */
export const isDue = ({ status }: Pick<StripeSubscription, "status">): boolean =>
  status === "past_due" || status === "unpaid" || status === "paused";

const iso = (seconds: number | null | undefined) =>
  seconds === null || seconds === undefined ? undefined : new Date(seconds * 1000).toISOString();

/**
 * Where a subscription is by what Stripe says now. Depends on nothing else, so that the order of events makes no
 * difference.
 * @returns undefined for one whose first payment hasn't been made: it isn't a subscription yet.
 */
export function standingOf(subscription: StripeSubscription): Standing | undefined {
  const { status, cancel_at: cancelAt, cancel_at_period_end: endsWithPeriod, latest_invoice: latest } = subscription;
  if (status === "incomplete" || status === "incomplete_expired") return undefined;
  const end = subscription.items.data[0]?.current_period_end;
  const moments = {
    periodEndsAt: iso(end),
    trialEndsAt: status === "trialing" ? iso(subscription.trial_end) : undefined,
  };
  if (status === "canceled") return { status: "ended", endsAt: iso(subscription.ended_at ?? cancelAt) };
  const endsAt = iso(cancelAt ?? (endsWithPeriod ? end : undefined));
  if (isDue(subscription)) {
    const invoice = subscription.first_unpaid ?? (typeof latest === "object" ? latest : null);
    const since = (invoice ?? subscription).created;
    return { ...moments, status: "past_due", graceUntil: iso(since + GRACE_DAYS * DAY_SECONDS), endsAt };
  }
  if (endsAt !== undefined) return { ...moments, status: "cancelled", endsAt };
  return { ...moments, status: status === "trialing" ? "trial" : "active" };
}
