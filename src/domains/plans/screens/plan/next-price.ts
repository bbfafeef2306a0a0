import type { Interval } from "../../plan.ts";
import { newPrice, type PriceForm } from "./plan-form.ts";

const USUAL: readonly Interval[] = ["month", "year", "quarter", "week", "once"];

/** @returns the price that is likely to be added next: the last one's currency in an interval that it lacks. */
export function nextPrice(prices: readonly PriceForm[]): PriceForm | undefined {
  const last = prices.at(-1);
  if (!last) return undefined;
  const { currency } = last;
  const taken = new Set(prices.filter((one) => one.currency === currency).map(({ interval }) => interval));
  const interval = USUAL.find((one) => !taken.has(one));
  return interval && { ...newPrice(currency), interval };
}
