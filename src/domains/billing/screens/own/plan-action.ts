import type { Billing, OfferedPlan } from "../../contract.ts";

type Price = OfferedPlan["prices"][number];

/** @returns whether a payment service keeps a subscription that hasn't ended: a coupon and a trial are for new ones. */
export const isPaid = ({ subscription }: Billing) =>
  subscription?.source === "stripe" && subscription.status !== "ended";

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
  const isPresent = isPresentPlan(plan, subscription) && subscription?.status !== "cancelled";
  const isSamePrice =
    subscription?.interval === (price?.interval ?? null) && subscription.currency === (price?.currency ?? null);
  if (isPresent && (plan.isFree || isSamePrice)) return undefined;
  if (plan.isFree) return isLiving ? "Switch to it" : "Choose";
  if (plan.isOnRequest) return "Ask for it";
  if (!price) return undefined;
  if (!canPay) return "Order";
  return isLiving && subscription.source === "stripe" ? "Switch to it" : "Continue to payment";
}
