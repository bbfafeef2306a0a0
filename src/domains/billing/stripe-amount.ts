import { currencyDecimals } from "#shared";

/** Currencies that Stripe doesn't count in hundredths (docs.stripe.com/currencies): in whole units, and in thousandths. */
const WHOLE = new Set("BIF CLP DJF GNF JPY KMF KRW MGA PYG RWF VND VUV XAF XOF XPF".split(" "));
const THOUSANDTHS = new Set("BHD JOD KWD OMR TND".split(" "));

function stripeDecimals(code: string): number {
  if (WHOLE.has(code)) return 0;
  return THOUSANDTHS.has(code) ? 3 : 2;
}

/** How many of Stripe's units one of ours is. */
function unitsOf(currency: string): number {
  return 10 ** (stripeDecimals(currency.toUpperCase()) - currencyDecimals(currency));
}

/** @returns an amount in our smallest unit as Stripe takes it; of thousandths the last digit has to be 0. */
export function toStripe(amount: number, currency: string): number {
  const units = Math.round(amount * unitsOf(currency));
  return THOUSANDTHS.has(currency.toUpperCase()) ? Math.round(units / 10) * 10 : units;
}

/** @returns an amount of Stripe's in our smallest unit. */
export const fromStripe = (amount: number, currency: string): number => Math.round(amount / unitsOf(currency));
