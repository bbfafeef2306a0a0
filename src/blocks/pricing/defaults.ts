import type { Pricing } from "./schema.ts";

/** Plans under the pricing page's heading: no other copy, no coupons. */
export const defaults: Pricing = { style: "simple", allowCoupons: false };
