/** The days after a failed payment in which an organisation keeps what its plan allows. */
export const GRACE_DAYS = 7;

/** Where a subscription is: "cancelled" runs until its end, "ended" is over. */
export const SUBSCRIPTION_STATUSES = ["trial", "active", "past_due", "cancelled", "ended"] as const;
export type SubscriptionStatus = (typeof SUBSCRIPTION_STATUSES)[number];

/** Who keeps it: nobody for a free plan, Stripe for a repeating price, "once" for a single payment, staff by hand. */
export const SUBSCRIPTION_SOURCES = ["free", "stripe", "once", "staff"] as const;
export type SubscriptionSource = (typeof SUBSCRIPTION_SOURCES)[number];

/** The moments of a subscription, in ISO 8601. */
type Moments = {
  /** While a payment is due: until when the plan's limits stay. */
  graceUntil?: string;
  trialEndsAt?: string;
  periodEndsAt?: string;
  /** When a cancelled one ends, or an ended one has ended. */
  endsAt?: string;
};

/** Where a subscription is, and when that changes. */
export type Standing = Moments & { status: SubscriptionStatus };

/** @returns whether the plan's limits apply at a time; those of the free plan do otherwise. */
export function isLiving({ status, graceUntil, endsAt }: Standing, now: Date): boolean {
  if (status === "ended") return false;
  const at = now.toISOString();
  if (status === "past_due") return graceUntil === undefined || at < graceUntil;
  return status !== "cancelled" || endsAt === undefined || at < endsAt;
}

/**
 * How long after the end of a period Stripe is asked whether the subscription continues, should no event arrive; then once
 * a day.
 */
const ASK_AFTER_MS = 2 * 3_600_000;
const DAY_MS = 86_400_000;

/** @returns when time alone changes something about a subscription, or Stripe should be asked; undefined: never. */
export function dueAt(standing: Standing, source: SubscriptionSource, now: Date): string | undefined {
  if (standing.status === "ended") return undefined;
  const moments = [standing.graceUntil, standing.endsAt].filter((moment) => moment !== undefined);
  if (source === "stripe" && standing.periodEndsAt) {
    const asked = Date.parse(standing.periodEndsAt) + ASK_AFTER_MS;
    moments.push(new Date(asked > now.getTime() ? asked : now.getTime() + DAY_MS).toISOString());
  }
  const at = now.toISOString();
  const coming = moments.filter((moment) => moment > at);
  return coming.toSorted((one, other) => Date.parse(one) - Date.parse(other))[0];
}
