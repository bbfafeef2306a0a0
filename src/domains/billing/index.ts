export { ORDER_FORM, ORDER_LIMITS, ORDER_PATH } from "./order.ts";
export { CHOOSE_PATH, planAddress, readPlanChoice, type PlanChoice } from "./plan-address.ts";
