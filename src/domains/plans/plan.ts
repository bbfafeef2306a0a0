/** How often a price is paid, shortest first; "once" isn't a subscription. */
export const INTERVALS = ["once", "week", "month", "quarter", "year"] as const;
export type Interval = (typeof INTERVALS)[number];

/** What an interval is called in a list of choices. */
export const INTERVAL_NAMES: Readonly<Record<Interval, string>> = {
  once: "Once",
  week: "Weekly",
  month: "Monthly",
  quarter: "Quarterly",
  year: "Yearly",
};

/** How often a price is paid, after an amount. */
export const PER_INTERVAL: Readonly<Record<Interval, string>> = {
  once: "once",
  week: "per week",
  month: "per month",
  quarter: "per quarter",
  year: "per year",
};

/** The tag of cached pages that show plans. */
export const PLANS_TAG = "plans";

/** The most of everything that plans and coupons have; amounts are in minor units, so that all sums stay exact. */
export const PLAN_LIMITS = {
  plans: 100,
  name: 80,
  description: 300,
  unit: 40,
  features: 40,
  featureText: 160,
  featureName: 60,
  featureLimit: 2_147_483_647,
  prices: 60,
  amount: 999_999_999_999,
  trialDays: 730,
  coupons: 1000,
  code: 40,
  rules: 20,
  redemptions: 1_000_000_000,
};
