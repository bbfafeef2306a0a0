export {
  planContract,
  type Coupon,
  type CouponRule,
  type Plan,
  type PlanFeature,
  type PlanFeatureName,
  type PlanInput,
  type PlanPrice,
} from "./contract.ts";
export { discounted, percentOf, savingOf, type Discount, type Money, type Saving } from "./money.ts";
export { INTERVALS, PLANS_TAG, type Interval } from "./plan.ts";
export type { CouponFault, QuotedPrice } from "./quote.ts";
export { termsOf, type Terms } from "./terms.ts";
