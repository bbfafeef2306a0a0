import { couponContract } from "./coupon-contract.ts";
import { planRoutesContract } from "./plan-contract.ts";

export type { Coupon, CouponChange, CouponInput, CouponRule } from "./coupon-contract.ts";
export type { Plan, PlanChange, PlanFeature, PlanFeatureName, PlanInput, PlanPrice } from "./plan-contract.ts";

/** Plans with their prices, and coupons. */
export const planContract = { ...planRoutesContract, ...couponContract };
