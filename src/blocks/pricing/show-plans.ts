import { INTERVALS, type Interval, type OfferedPlan, type PlanList, type PlanPrice } from "../parts/data/plan-list.ts";
import type { Choice, PricingData, ShownPlan } from "./pricing-data.ts";

/** What an address asks for; any value that isn't offered is ignored. */
export type Asked = { interval?: string; currency?: string };

type Offered = { intervals: readonly Interval[]; currencies: readonly string[] };

/** @returns the intervals and currencies of the plans' prices; "once" is only a choice when it is the only one. */
export function offeredIn(plans: readonly Pick<OfferedPlan, "prices">[]): Offered {
  const prices = plans.flatMap((plan) => plan.prices);
  const known = INTERVALS.filter((interval) => prices.some((price) => price.interval === interval));
  const recurring = known.filter((interval) => interval !== "once");
  return {
    intervals: recurring.length > 0 ? recurring : known,
    currencies: [...new Set(prices.map(({ currency }) => currency))],
  };
}

/** @returns what visitors see who chose nothing: months, or else the shortest interval, in the first plan's currency. */
function standardOf({ intervals, currencies }: Offered) {
  return { interval: intervals.includes("month") ? "month" : intervals[0], currency: currencies[0] } as const;
}

/**
 * @returns the price of a plan that a choice shows: where the plan lacks the currency or the interval, its first one; undefined
 * for a plan without prices.
 */
export function priceFor(
  { prices }: Pick<OfferedPlan, "prices">,
  { interval, currency }: Asked,
): PlanPrice | undefined {
  const own = prices.some((price) => price.currency === currency) ? currency : prices[0]?.currency;
  const inCurrency = prices.filter((price) => price.currency === own);
  return inCurrency.find((price) => price.interval === interval) ?? inCurrency[0];
}

/** @returns the plan that a block names by id or name, or else the recommended one or the first. */
export function singlePlan<Plan extends { id: string; name: string; isHighlighted: boolean }>(
  plans: readonly Plan[],
  called = "",
): Plan | undefined {
  if (called) return plans.find(({ id, name }) => id === called || name === called);
  return plans.find(({ isHighlighted }) => isHighlighted) ?? plans[0];
}

function shownPlan(plan: OfferedPlan, asked: Asked): ShownPlan {
  const { id, name, description, features, isHighlighted, isFree, isOnRequest, unit } = plan;
  const price = isOnRequest || isFree ? undefined : priceFor(plan, asked);
  const isForNothing = isFree || (price?.amount === 0 && price.amountBefore === undefined);
  const kind = isForNothing ? "free" : price ? "priced" : "onRequest";
  const href = price?.href ?? plan.href;
  // What is paid once is paid at once.
  const trialDays = price?.interval === "once" ? 0 : plan.trialDays;
  return { id, name, description, features, isHighlighted, kind, trialDays, unit, price, href };
}

/** What the prices of an interval save, at most. */
function savingIn(plans: readonly OfferedPlan[], interval: Interval, currency?: string): Choice["saving"] {
  const prices = plans.flatMap((plan) => plan.prices);
  const own = prices.filter((price) => price.interval === interval && price.currency === currency);
  const savings = own.flatMap(({ saving }) => (saving ? [saving] : []));
  const best = savings.toSorted((a, b) => b.percent - a.percent)[0];
  if (!best) return undefined;
  const isSame = savings.every(({ percent, months }) => percent === best.percent && months === best.months);
  return { ...best, isForAll: isSame && savings.length === own.filter(({ amount }) => amount > 0).length };
}

/**
 * Chooses what one address shows of the plans: one price for each, and the addresses of all other choices. The standard
 * choice has the page's own address.
 * @param list with all prices; its coupon stays in the addresses.
 */
export function showPlans({ href, plans, coupon }: PlanList, asked: Asked): PricingData {
  const offered = offeredIn(plans.filter(({ isFree, isOnRequest }) => !isFree && !isOnRequest));
  const standard = standardOf(offered);
  const interval = offered.intervals.find((one) => one === asked.interval) ?? standard.interval;
  const currency = offered.currencies.find((one) => one === asked.currency) ?? standard.currency;

  const addressOf = (choice: Asked, code?: string) => {
    const query = new URLSearchParams();
    if (choice.interval && choice.interval !== standard.interval) query.set("interval", choice.interval);
    if (choice.currency && choice.currency !== standard.currency) query.set("currency", choice.currency);
    if (code) query.set("coupon", code);
    return query.size > 0 ? `${href}?${query}` : href;
  };
  const shown = plans.map((plan) => shownPlan(plan, { interval, currency }));
  const isUseful = shown.some(({ price }) => price?.amountBefore !== undefined);
  const used = coupon && !coupon.problem && !isUseful ? { ...coupon, problem: "notForPlan" as const } : coupon;
  // A code that changes nothing here may change the prices of another choice.
  const code = coupon?.problem === undefined ? coupon?.code : undefined;

  return {
    plans: shown,
    intervals: offered.intervals.map((value) => ({
      value,
      href: addressOf({ interval: value, currency }, code),
      isCurrent: value === interval,
      saving: savingIn(plans, value, currency),
    })),
    currencies: offered.currencies.map((value) => ({
      value,
      href: addressOf({ interval, currency: value }, code),
      isCurrent: value === currency,
    })),
    href: addressOf({ interval, currency }),
    interval,
    currency,
    coupon: used,
  };
}
