import { couponContract } from "./coupon-contract.ts";
import { planRoutesContract } from "./plan-contract.ts";

/** Plans with their prices, and coupons. */
export const planContract = { ...planRoutesContract, ...couponContract };
