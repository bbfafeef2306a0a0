import type { AskedCoupon, Interval, PlanFeature, PlanPrice, Saving } from "../parts/data/plan-list.ts";

/** A plan with the one price that is shown. */
export type ShownPlan = {
  id: string;
  name: string;
  description?: string;
  features: readonly PlanFeature[];
  isHighlighted: boolean;
  /** "onRequest" has no price. */
  kind: "priced" | "free" | "onRequest";
  trialDays: number;
  unit?: string;
  price?: PlanPrice;
  href: string;
};

/** A choice of the visitor, and the address that shows it. */
export type Choice<Value extends string = string> = {
  value: Value;
  href: string;
  isCurrent: boolean;
  /** What it saves at most; `isForAll` where every price of it saves just that. */
  saving?: Saving & { isForAll: boolean };
};

/** The loader's data: what one address shows. */
export type PricingData = {
  plans: readonly ShownPlan[];
  intervals: readonly Choice<Interval>[];
  currencies: readonly Choice[];
  /** The address without a coupon, where the form for one is posted to. */
  href: string;
  interval?: Interval;
  currency?: string;
  coupon?: AskedCoupon;
};
