/** Formats whole US dollars in a language: 12000 -> "$12,000" (spec 9: no decimals). */
export function formatDollars(amount: number, locale: string): string {
  return new Intl.NumberFormat(locale, { style: "currency", currency: "USD", maximumFractionDigits: 0 }).format(amount);
}

/** Formats a number with at most `decimals` decimals in a language. */
export function formatNumber(value: number, locale: string, decimals = 0): string {
  return new Intl.NumberFormat(locale, { maximumFractionDigits: decimals }).format(value);
}
