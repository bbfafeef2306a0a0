import type { Pricing } from "./schema.ts";

/** With the field for a coupon, which the defaults leave out. */
export const sample: Pricing = { style: "simple", allowCoupons: true };
