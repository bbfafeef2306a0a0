import type { Pricing } from "./schema.ts";

/** Plans under the heading that the pricing page opens with: no copy of its own, no coupons. */
export const defaults: Pricing = { style: "simple", allowCoupons: false };
