const formatters = new Map<string, Intl.NumberFormat>();

/** Making a formatter costs more than a whole block; each is made once. */
function formatter(locale: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = `${locale} ${options.style} ${options.maximumFractionDigits}`;
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

/** Formats a number with at most `decimals` decimals in a language. */
export function formatNumber(value: number, locale: string, decimals = 0): string {
  return formatter(locale, { style: "decimal", maximumFractionDigits: decimals }).format(value);
}
