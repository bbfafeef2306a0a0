import type { Interval, Terms } from "#plans";

/** What was agreed on, with a price. */
export type PaidTerms = Terms & { price: NonNullable<Terms["price"]> };

/** A plan's price for an interval in each of its currencies: what one price at Stripe stands for. */
export type PricedTerms = { plan: string; name: string; interval: Interval; currencies: Record<string, PaidTerms> };

/** Terms as the API gives them. */
export function shownTerms({ planId: plan, name, price }: Terms) {
  const { interval = null, currency = null, amount = null } = price ?? {};
  return { plan, name, interval, currency, amount };
}

/** @returns the most of each feature that terms limit. */
export function limitsOf({ limits }: Terms): Map<string, number> {
  return new Map(Object.entries(limits).flatMap(([feature, most]) => (most === null ? [] : [[feature, most]])));
}
