import type { Billing, OfferedPlan } from "../../contract.ts";
import { leaveText, switchText } from "../plan-text.ts";

type Price = OfferedPlan["prices"][number];

/** @returns whether a payment service keeps a subscription that hasn't ended: a coupon and a trial are for new ones. */
export const isPaid = ({ subscription }: Billing) =>
  subscription?.source === "stripe" && subscription.status !== "ended";

/** @returns whether a plan at a price begins with a trial: one is given once, and none where a price is paid once. */
export const hasTrial = ({ trialDays }: Pick<OfferedPlan, "trialDays">, price: Price | undefined, billing: Billing) =>
  trialDays > 0 && price !== undefined && price.interval !== "once" && !billing.hadTrial && !isPaid(billing);

/** @returns whether an organisation has this plan. */
export const isPresentPlan = ({ id }: Pick<OfferedPlan, "id">, subscription: Billing["subscription"]) =>
  subscription !== null && subscription.status !== "ended" && subscription.plan === id;

/** @returns what a plan's button says; undefined where it has none. */
export function actionOf(
  plan: OfferedPlan,
  price: Price | undefined,
  { canPay, subscription }: Billing,
): string | undefined {
  const isLiving = subscription !== null && subscription.status !== "ended";
  const isSamePrice =
    subscription?.interval === (price?.interval ?? null) && subscription.currency === (price?.currency ?? null);
  // A cancellation of it is taken back where the present plan is shown.
  if (isPresentPlan(plan, subscription) && (plan.isFree || isSamePrice)) return undefined;
  if (plan.isFree) return isLiving ? "Switch to it" : "Choose";
  if (plan.isOnRequest) return "Ask for it";
  if (!price) return undefined;
  if (!canPay) return "Order";
  return isLiving && subscription.source === "stripe" ? "Switch to it" : "Continue to payment";
}

/**
 * @returns what an organisation has to know before it switches to a plan that no payment page asks about: a free one, or
 * another price of a running subscription. Undefined where there is nothing to lose or to pay.
 */
export function questionOf(
  { isFree }: Pick<OfferedPlan, "isFree">,
  price: Price | undefined,
  billing: Billing,
): { description: string; isLoss: boolean } | undefined {
  const { subscription } = billing;
  if (subscription === null || subscription.status === "ended") return undefined;
  if (isFree) {
    return subscription.source === "free" ? undefined : { description: leaveText(subscription), isLoss: true };
  }
  if (!price || !billing.canPay || !isPaid(billing)) return undefined;
  return { description: switchText(subscription, price), isLoss: false };
}
