const formatters = new Map<string, Intl.NumberFormat>();

/** Making a formatter costs more than a whole block; each is made once. */
function formatter(locale: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = `${locale} ${options.style} ${options.currency} ${options.maximumFractionDigits}`;
  const known = formatters.get(key);
  if (known) return known;
  const made = new Intl.NumberFormat(locale, options);
  formatters.set(key, made);
  return made;
}

/** Formats whole US dollars in a language: 12000 -> "$12,000" (spec 9: no decimals). */
export function formatDollars(amount: number, locale: string): string {
  return formatter(locale, { style: "currency", currency: "USD", maximumFractionDigits: 0 }).format(amount);
}

/**
 * Formats a price in any currency: (1250, "EUR") -> "€12.50", (6000, "USD") -> "$60". Never throws: a code that is none
 * stands as it is behind the number.
 * @param minorAmount in the currency's smallest unit, as money is stored.
 */
export function formatMoney(minorAmount: number, currency: string, locale: string): string {
  if (!/^[a-z]{3}$/i.test(currency)) return `${formatNumber(minorAmount / 100, locale, 2)} ${currency}`.trim();
  const money = formatter(locale, { style: "currency", currency, trailingZeroDisplay: "stripIfInteger" });
  return money.format(minorAmount / 10 ** (money.resolvedOptions().maximumFractionDigits ?? 2));
}

/** Formats a share in a language, without decimals: 0.5 -> "50%". */
export function formatPercent(share: number, locale: string): string {
  return formatter(locale, { style: "percent", maximumFractionDigits: 0 }).format(share);
}

/** Formats a number with at most `decimals` decimals in a language. */
export function formatNumber(value: number, locale: string, decimals = 0): string {
  return formatter(locale, { style: "decimal", maximumFractionDigits: decimals }).format(value);
}
