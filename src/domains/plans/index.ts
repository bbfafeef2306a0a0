export type { Plan } from "./plan-contract.ts";
export { savingOf } from "./money.ts";
export { INTERVAL_NAMES, INTERVALS, PER_INTERVAL, PLANS_TAG, type Interval } from "./plan.ts";
export type { QuotedPrice } from "./quote.ts";
export { termsOf, type Terms } from "./terms.ts";
