import { couponContract } from "./coupon-contract.ts";
import { planRoutesContract } from "./plan-contract.ts";

export type { Coupon, CouponRule } from "./coupon-contract.ts";
export type { Plan, PlanFeature, PlanFeatureName, PlanInput, PlanPrice } from "./plan-contract.ts";

/** Plans with their prices, and coupons. */
export const planContract = { ...planRoutesContract, ...couponContract };
