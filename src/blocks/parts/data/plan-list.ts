/** The intervals of prices, shortest first; "once" isn't a subscription. */
export const INTERVALS = ["once", "week", "month", "quarter", "year"] as const;
export type Interval = (typeof INTERVALS)[number];

/** What a price saves against twelve months: in hundredths, rounded down, and in months where it is a whole number of them. */
export type Saving = { percent: number; months?: number };

/** A price of a plan. */
export type PlanPrice = {
  interval: Interval;
  /** ISO 4217, e.g. "USD". */
  currency: string;
  /** What is paid, in the currency's smallest unit: 6000 is 60 USD. */
  amount: number;
  /** What would be paid without the coupon, where it changes this price. */
  amountBefore?: number;
  saving?: Saving;
  /** Where this price is bought. */
  href: string;
};

/** What a plan includes: words, or how much of something. */
export type PlanFeature = {
  /** The same for all plans that include it: comparisons have one row for it. */
  key: string;
  /** What it is, at the head of that row. */
  label: string;
  /** The same in a list: "Up to 10 people". */
  text: string;
  /** How much of it, in words; without it, plans either have it or don't. */
  amount?: string;
};

/** A plan that is offered, with all its prices. */
export type OfferedPlan = {
  id: string;
  name: string;
  description?: string;
  prices: readonly PlanPrice[];
  /** What one price buys, in words ("per report"); shown instead of the interval. */
  unit?: string;
  features: readonly PlanFeature[];
  isHighlighted: boolean;
  isFree: boolean;
  isOnRequest: boolean;
  trialDays: number;
  /** Where a plan without prices is taken or asked for. */
  href: string;
};

/** Why a coupon changes no price. */
export type CouponProblem = "unknown" | "notStarted" | "expired" | "usedUp" | "notForPlan" | "tooMany";

/** The coupon that an address names. */
export type AskedCoupon = { code: string; problem?: CouponProblem };

/** The plans that visitors are offered, in order. */
export type PlanList = {
  /** The page's path, in the visitor's language. */
  href: string;
  plans: readonly OfferedPlan[];
  coupon?: AskedCoupon;
};
