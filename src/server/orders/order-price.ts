import { formatMoney, type Locale } from "#shared";
import { servedTextsFor } from "#shared/served-texts";
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
  const { order } = servedTextsFor(locale);
  if (offer.kind !== "paid") return { price: offer.kind === "free" ? order.free : order.onRequest };
  const { interval, currency, amount: before } = offer.terms.price;
  const money = (amount: number) =>
    order.every[interval].replace("{price}", () => formatMoney(amount, currency, locale));
  return { price: money(offer.amount), ...(offer.amount !== before && { priceBefore: money(before) }) };
}
