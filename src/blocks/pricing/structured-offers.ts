import { currencyDecimals } from "#shared";
import type { SiteOwner } from "../define-block.ts";
import type { Interval } from "../parts/data/plan-list.ts";
import type { PricingData, ShownPlan } from "./pricing-data.ts";

/** ISO 8601 durations. */
const DURATIONS: Partial<Record<Interval, string>> = { week: "P1W", month: "P1M", quarter: "P3M", year: "P1Y" };

/** @returns an amount as a decimal number, without floating point: (4905, "USD") -> "49.05". */
export function decimalPrice(amount: number, currency: string): string {
  const decimals = currencyDecimals(currency);
  const digits = String(amount).padStart(decimals + 1, "0");
  return decimals === 0 ? digits : `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
}

/** What a plan costs without a coupon; undefined where that is on request. */
function priceOf({ kind, price, unit }: ShownPlan, currency?: string) {
  if (kind === "free" && currency) return { price: decimalPrice(0, currency), priceCurrency: currency };
  if (kind !== "priced" || !price) return undefined;
  const paid = decimalPrice(price.amountBefore ?? price.amount, price.currency);
  const billingDuration = DURATIONS[price.interval];
  return {
    price: paid,
    priceCurrency: price.currency,
    priceSpecification: {
      "@type": "UnitPriceSpecification",
      price: paid,
      priceCurrency: price.currency,
      ...(billingDuration && { billingDuration }),
      ...(unit && { unitText: unit }),
    },
  };
}

/** The offers of a page's plans as search engines read them (schema.org/Offer); none for plans without a price. */
export function structuredOffers({ plans, currency, href }: PricingData, site: SiteOwner): object[] {
  return plans.flatMap((plan) => {
    const price = priceOf(plan, currency);
    if (!price) return [];
    const { name, description } = plan;
    const provider = { "@type": "Organization", name: site.name, url: site.url };
    return [
      {
        "@context": "https://schema.org",
        "@type": "Offer",
        name,
        url: new URL(href, site.url).href,
        ...price,
        itemOffered: { "@type": "Service", name, ...(description && { description }), provider },
      },
    ];
  });
}
