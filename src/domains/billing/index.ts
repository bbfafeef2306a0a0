export { CHOOSE_PATH, planAddress, type PlanChoice } from "./plan-address.ts";
