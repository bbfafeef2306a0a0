import { PERIODS, type Period, type Plan, type Price } from "./schema.ts";

/** A visitor's choices; the first of each is preselected. Never empty, except for a list without prices. */
export type Choices = { periods: Period[]; currencies: string[] };

/** One price of a plan, and the choices that it is shown for. */
export type Offer = { price: Price; periods: Period[]; currencies: string[] };

/** The style sheet has a rule for each. */
const MOST_CURRENCIES = 6;

/** @returns the periods and currencies of the plans' prices; "once" is only a choice when it is the only one. */
export function choicesOf(plans: readonly Plan[]): Choices {
  const prices = plans.flatMap((plan) => plan.prices);
  const known = PERIODS.filter((period) => prices.some((price) => price.period === period));
  const recurring = known.filter((period) => period !== "once");
  return {
    periods: recurring.length > 0 ? recurring : known,
    currencies: [...new Set(prices.map((price) => price.currency))].slice(0, MOST_CURRENCIES),
  };
}

/**
 * Assigns a plan's prices so that every choice shows exactly one: for a currency or a period that the plan lacks, its
 * first price.
 */
export function offersOf({ prices }: Plan, { periods, currencies }: Choices): Offer[] {
  const all = [...new Set(prices.map((price) => price.currency))];
  const offered = all.filter((currency) => currencies.includes(currency));
  const own = offered.length > 0 ? offered : all.slice(0, 1);
  return own.flatMap((currency, index) => {
    const inCurrency = prices.filter((price) => price.currency === currency);
    const priceFor = (period: Period) => inCurrency.find((price) => price.period === period) ?? inCurrency[0];
    const shownIn = currencies.filter((one) => one === currency || (index === 0 && !own.includes(one)));
    return inCurrency.flatMap((price) => {
      const shownFor = periods.filter((period) => priceFor(period) === price);
      return shownFor.length > 0 ? [{ price, periods: shownFor, currencies: shownIn }] : [];
    });
  });
}
