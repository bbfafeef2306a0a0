import { defineLoader } from "../define-loader.ts";
import type { PricingData } from "./pricing-data.ts";
import { schema } from "./schema.ts";
import { showPlans, singlePlan } from "./show-plans.ts";

/**
 * Reads the plans, and shows the prices that the address asks for (`?interval=year&currency=EUR`). Where coupons are allowed
 * it may name one (`?coupon=`): such a page is for one visitor.
 */
export const loader = defineLoader<typeof schema, PricingData>(
  schema,
  async ({ style, plan, allowCoupons = false }, { ports, query }) => {
    const { data, isPrivate, ...freshness } = await ports.readPlans({ allowsCoupons: allowCoupons });
    const single = style === "single" ? singlePlan(data.plans, plan) : undefined;
    const plans = style === "single" ? (single ? [single] : []) : data.plans;
    const shown = showPlans({ ...data, plans }, { interval: query.interval, currency: query.currency });
    return { data: shown, freshness: isPrivate ? "never" : freshness };
  },
);
