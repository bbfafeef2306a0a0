import { formatMoney, textsFor, type Locale } from "#shared";
import type { Offer } from "#billing/server";

/** The hidden field with the price that the form shows. */
export const OFFERED_FIELD = "offered";

/**
 * @returns a text that identifies an offer's price: compared later, it shows whether the price is still the one that
 * was seen.
 */
export function offeredPrice({ kind, amount, terms }: Offer): string {
  return kind === "paid" ? [amount, terms.price.currency, terms.price.interval].join(" ") : kind;
}

/** @returns what an offer costs in words, and what it would cost without its coupon. */
export function priceOf(offer: Offer, locale: Locale): { price: string; priceBefore?: string } {
  const { per, words } = textsFor(locale).pricing;
  if (offer.kind !== "paid") return { price: words[offer.kind] };
  const { interval, currency, amount: before } = offer.terms.price;
  const money = (amount: number) => `${formatMoney(amount, currency, locale)} ${per[interval]}`;
  return { price: money(offer.amount), ...(offer.amount !== before && { priceBefore: money(before) }) };
}
