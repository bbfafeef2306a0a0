import type { Interval } from "./plan.ts";
import type { Plan, PlanPrice } from "./plan-contract.ts";

/** What a customer was sold. A subscription stores it as JSON, so that a later change of the plan doesn't reach it. */
export type Terms = {
  planId: string;
  name: string;
  unit: string;
  /** What the plan said in words. */
  features: string[];
  /** The most of each counted feature; null is no limit. */
  limits: Record<string, number | null>;
  isFree: boolean;
  trialDays: number;
  /** Missing for a plan that is free or on request. */
  price?: { id: string; interval: Interval; currency: string; amount: number };
};

/** @param price one of the plan's prices. @returns the plan's terms at this moment. */
export function termsOf(plan: Plan, price?: PlanPrice): Terms {
  const { id: planId, name, unit, isFree, trialDays } = plan;
  const features = plan.features.flatMap(({ text }) => (text === undefined ? [] : [text]));
  const limited = plan.features.flatMap(({ feature, limit = null }): [string, number | null][] =>
    feature === undefined ? [] : [[feature, limit]],
  );
  const terms = { planId, name, unit, features, limits: Object.fromEntries(limited), isFree, trialDays };
  return price ? { ...terms, price: { ...price } } : terms;
}
