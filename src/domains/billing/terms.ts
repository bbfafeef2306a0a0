import type { Interval, Terms } from "#plans";

/** What was agreed on, with a price. */
export type PaidTerms = Terms & { price: NonNullable<Terms["price"]> };

/** What a subscription has: terms, with the coupon that lowers every payment by an amount in minor units. */
export type SoldTerms = Terms & { discount?: { coupon: string; amountOff: number } };

/** A plan's price for an interval in each of its currencies: what one price at Stripe stands for. */
export type PricedTerms = { plan: string; name: string; interval: Interval; currencies: Record<string, PaidTerms> };

/** Terms as the API gives them. */
export function shownTerms({ planId: plan, name, price }: Terms) {
  const { interval = null, currency = null, amount = null } = price ?? {};
  return { plan, name, interval, currency, amount };
}

/** The terms of a subscription as the API gives them: the amount is what is paid. */
export function shownSale({ discount, ...terms }: SoldTerms) {
  const shown = shownTerms(terms);
  const amount = discount && shown.amount !== null ? Math.max(0, shown.amount - discount.amountOff) : shown.amount;
  return { ...shown, amount, coupon: discount?.coupon ?? null };
}

/** @returns the most of each feature that terms limit. */
export function limitsOf({ limits }: Terms): Map<string, number> {
  return new Map(Object.entries(limits).flatMap(([feature, most]) => (most === null ? [] : [[feature, most]])));
}
