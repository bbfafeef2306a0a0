import { fail, ok, type Result } from "#shared";
import type { Coupon, CouponRule } from "./coupon-contract.ts";
import { discounted, type Money } from "./money.ts";
import type { Plan } from "./plan-contract.ts";
import type { Interval } from "./plan.ts";

/** Why a coupon can't be used. */
export type CouponFault =
  | "COUPON_UNKNOWN"
  | "COUPON_EXPIRED"
  | "COUPON_NOT_STARTED"
  | "COUPON_USED_UP"
  | "COUPON_NOT_FOR_PLAN";

/** A price that a coupon lowers; amounts are in minor units. */
export type QuotedPrice = { plan: string; interval: Interval; currency: string; amount: number; amountBefore: number };

/** Whether a coupon can be used at a time. @param coupon undefined where no coupon has the code. */
export function checkCoupon(coupon: Coupon | undefined, at: Date): Result<Coupon, CouponFault> {
  if (!coupon) return fail("COUPON_UNKNOWN", "Coupon not found");
  const now = at.toISOString();
  if (coupon.until !== undefined && now > coupon.until) return fail("COUPON_EXPIRED", "This coupon has expired");
  if (coupon.from !== undefined && now < coupon.from) return fail("COUPON_NOT_STARTED", "This coupon isn’t valid yet");
  if (coupon.maxRedemptions !== undefined && coupon.used >= coupon.maxRedemptions) {
    return fail("COUPON_USED_UP", "This coupon has been used up");
  }
  return ok(coupon);
}

/** What a coupon's rules are compared with. */
type Sold = Money & { plan: string; interval: Interval };

const isFor = ({ plans, intervals, percent, currency }: CouponRule, sold: Sold) =>
  (plans === undefined || plans.includes(sold.plan)) &&
  (intervals === undefined || intervals.includes(sold.interval)) &&
  (percent !== undefined || currency === sold.currency);

/**
 * @returns a price reduced by the first rule that fits it; undefined where none does, or where the rule takes nothing off.
 */
export function quotePrice({ rules }: Pick<Coupon, "rules">, sold: Sold): QuotedPrice | undefined {
  const rule = rules.find((one) => isFor(one, sold));
  const amount = rule && discounted(sold, rule);
  if (amount === undefined || amount === sold.amount) return undefined;
  const { plan, interval, currency } = sold;
  return { plan, interval, currency, amount, amountBefore: sold.amount };
}

/** @returns every price of the plans that a coupon lowers, in their order. */
export function quotePrices(coupon: Pick<Coupon, "rules">, plans: readonly Plan[]): QuotedPrice[] {
  return plans.flatMap(({ id, prices }) =>
    prices.flatMap((price) => {
      const quoted = quotePrice(coupon, { ...price, plan: id });
      return quoted ? [quoted] : [];
    }),
  );
}
