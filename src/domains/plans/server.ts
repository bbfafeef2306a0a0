export { limitTries } from "./coupon-tries.server.ts";
export { listPlanFeatures } from "./plan-features.server.ts";
export { listOfferedPlans, readPlan } from "./read-plans.server.ts";
export { giveBackCoupon, quoteCoupon, redeemCoupon } from "./redeem.server.ts";
export { planRoutes } from "./routes.server.ts";
export { addSamplePlans } from "./write-plans.server.ts";
