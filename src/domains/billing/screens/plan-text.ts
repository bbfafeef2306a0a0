import { PER_INTERVAL } from "#plans";
import { formatMoney } from "#shared";
import type { OfferedPlan, ShownSubscription } from "../contract.ts";

type Price = Pick<ShownSubscription, "amount" | "currency" | "interval"> & Partial<Pick<ShownSubscription, "source">>;

/** @returns a price with how often it is paid; "Free" for nothing, unless staff gave a plan whose price is on request. */
export function priceText({ amount, currency, interval, source }: Price): string {
  if (amount === null || currency === null) return source === "staff" ? "As agreed" : "Free";
  return `${formatMoney(amount, currency, "en")}${interval === null ? "" : ` ${PER_INTERVAL[interval]}`}`;
}

/** @returns how long a plan can be tried before the first payment. */
export const trialText = ({ trialDays }: Pick<OfferedPlan, "trialDays">): string =>
  trialDays === 1 ? "1 day free" : `${trialDays} days free`;

/** @returns what a subscription costs, and the coupon that is part of it. */
export const costText = (subscription: ShownSubscription): string =>
  priceText(subscription) + (subscription.coupon === null ? "" : `, coupon ${subscription.coupon}`);

const DAY = new Intl.DateTimeFormat(undefined, { dateStyle: "long" });
/** @returns a day in the reader's language. */
export const dayText = (at: string) => DAY.format(new Date(at));

type Tone = "good" | "attention" | "bad" | "neutral";

const STATUSES: Readonly<Record<ShownSubscription["status"], { text: string; tone: Tone }>> = {
  trial: { text: "Trial", tone: "good" },
  active: { text: "Active", tone: "good" },
  past_due: { text: "Payment due", tone: "bad" },
  cancelled: { text: "Cancelled", tone: "attention" },
  ended: { text: "Ended", tone: "neutral" },
};

/** @returns where a subscription is, in a word or two, with its tone. */
export const statusOf = ({ status }: Pick<ShownSubscription, "status">) => STATUSES[status];

/** @returns what happens next, for owners and staff alike; undefined where nothing does. */
export function nextText(subscription: ShownSubscription): string | undefined {
  const { status, graceUntil, trialEndsAt, periodEndsAt, endsAt } = subscription;
  if (status === "past_due") {
    const until = graceUntil === null ? "" : ` until ${dayText(graceUntil)}`;
    const end = endsAt === null ? "" : `It is cancelled and ends on ${dayText(endsAt)}. `;
    return `The last payment failed. The plan’s limits stay${until}; then those of the free plan apply. ${end}Nothing is deleted.`;
  }
  if (status === "cancelled" && endsAt !== null) return `Ends on ${dayText(endsAt)}. Nothing is deleted.`;
  if (status === "ended")
    return "The limits of the free plan apply. Nothing was deleted, and the plan can be chosen again.";
  if (status === "trial" && trialEndsAt !== null) return `Free until ${dayText(trialEndsAt)}.`;
  return periodEndsAt === null ? undefined : `Renews on ${dayText(periodEndsAt)}.`;
}

/** @returns what follows when an organisation gives up its plan. */
export function leaveText({ source, periodEndsAt }: ShownSubscription): string {
  const until = source === "stripe" && periodEndsAt !== null ? `It stays until ${dayText(periodEndsAt)}. ` : "";
  return `${until}Then the limits of the free plan apply. Nothing is deleted.`;
}

/** @returns what follows when a running subscription gets another price. */
export function switchText({ status, trialEndsAt, coupon }: ShownSubscription, price: Price): string {
  const isTrial = status !== "past_due" && trialEndsAt !== null;
  const cost = isTrial
    ? `Your trial continues until ${dayText(trialEndsAt)}. Then you pay ${priceText(price)}.`
    : `You pay ${priceText(price)}. The plan changes at once: what is left of the present period is charged or credited.`;
  const lost = coupon === null ? "" : ` Your coupon ${coupon} no longer applies.`;
  return cost + lost + (status === "cancelled" ? " Your cancellation is undone." : "");
}
