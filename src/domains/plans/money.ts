import type { Interval } from "./plan.ts";

/**
 * What a coupon takes off one price: whole percent (1 to 100), or an amount in minor units of one currency. Exactly one of
 * the two is set.
 */
export type Discount = { percent?: number; amount?: number; currency?: string };

/** An amount of money: minor units of a currency (ISO 4217). Currencies may have 0, 2 or 3 decimals. */
export type Money = { amount: number; currency: string };

/**
 * @param amount whole minor units, 0 to `PLAN_LIMITS.amount`.
 * @param percent a whole number from 0 to 100.
 * @returns that share in whole minor units, halves rounded away from zero. Integers only: 10^12 x 200 stays exact.
 */
export function percentOf(amount: number, percent: number): number {
  const doubled = amount * percent * 2 + 100;
  return (doubled - (doubled % 200)) / 200;
}

/**
 * @returns a price after a discount in whole minor units, never below 0; undefined where the discount is an amount in
 * another currency.
 */
export function discounted({ amount, currency }: Money, discount: Discount): number | undefined {
  if (discount.percent !== undefined) return amount - percentOf(amount, discount.percent);
  if (discount.amount === undefined || discount.currency !== currency) return undefined;
  return Math.max(0, amount - discount.amount);
}

/** A price as far as savings are concerned. */
type IntervalPrice = Money & { interval: Interval };

/** What a longer interval saves against paying monthly for the same time. */
type Saving = {
  /** In minor units. */
  amount: number;
  currency: string;
  /** Of what monthly payments cost, rounded down, so that no more is promised than is saved. */
  percent: number;
  /** How many monthly payments it equals, where that is a whole number: "2 months free". */
  months?: number;
};

const MONTHS: Partial<Record<Interval, number>> = { quarter: 3, year: 12 };

/**
 * Compares a quarterly or yearly price with the monthly one in the same currency.
 * @param prices all prices of the plan.
 * @returns undefined where nothing is saved or there is nothing to compare it with.
 */
export function savingOf({ interval, amount, currency }: IntervalPrice, prices: readonly IntervalPrice[]) {
  const months = MONTHS[interval];
  const monthly = prices.find((price) => price.interval === "month" && price.currency === currency);
  if (months === undefined || !monthly) return undefined;
  const full = monthly.amount * months;
  const saved = full - amount;
  if (saved <= 0) return undefined;
  const hundred = saved * 100;
  const saving: Saving = { amount: saved, currency, percent: (hundred - (hundred % full)) / full };
  return saved % monthly.amount === 0 ? { ...saving, months: saved / monthly.amount } : saving;
}
