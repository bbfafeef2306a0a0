const made = new Map<string, Intl.NumberFormat>();

/** Formats a number in a language. Making a formatter costs more than rendering a whole block, so each is kept. */
function format(value: number, locale: string, options: Intl.NumberFormatOptions): string {
  const key = locale + JSON.stringify(options);
  const formatter = made.get(key) ?? new Intl.NumberFormat(locale, options);
  made.set(key, formatter);
  return formatter.format(value);
}

/**
 * How many decimals prices have where it isn't two (CLDR). Not asked of `Intl`: browsers and servers disagree about some
 * currencies, and a stored amount has to mean the same everywhere.
 */
const DECIMALS = Object.entries({
  0:
    "AFN ALL BIF CLP COP DJF GNF HUF IDR IQD IRR ISK JPY KMF KPW KRW LAK LBP MGA MMK PKR PYG RWF SLL SOS SYP UGX UYI " +
    "VND VUV XAF XOF XPF YER",
  3: "BHD JOD KWD LYD OMR TND",
  4: "CLF UYW",
});

/**
 * Formats an amount in whole units. In a text from the right, "$" stays behind the letters of "US$": without a mark after
 * it, it would go before them. The formats of such languages contain a mark of their own direction (CLDR).
 */
function inCurrency(amount: number, currency: string, digits: number, locale: string): string {
  const text = format(amount, locale, {
    style: "currency",
    currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    trailingZeroDisplay: "stripIfInteger",
  });
  return text.includes("\u200F") ? `${text}\u200E` : text;
}

/** Formats whole US dollars in a language: 12000 -> "$12,000" (spec 9: no decimals). */
export function formatDollars(amount: number, locale: string): string {
  return inCurrency(amount, "USD", 0, locale);
}

/**
 * Formats a price in any currency: (1250, "EUR") -> "€12.50", (6000, "USD") -> "$60". Never throws: an invalid code
 * is appended to the number as it is.
 * @param minorAmount in the currency's smallest unit, as stored.
 */
export function formatMoney(minorAmount: number, currency: string, locale: string): string {
  if (!/^[a-z]{3}$/i.test(currency)) return `${formatNumber(minorAmount / 100, locale, 2)} ${currency}`.trim();
  const digits = currencyDecimals(currency);
  return inCurrency(minorAmount / 10 ** digits, currency.toUpperCase(), digits, locale);
}

/** @returns how many decimals amounts in a currency have: EUR 2, JPY 0; 2 where there is none, as in `formatMoney`. */
export function currencyDecimals(currency: string): number {
  const [digits = 2] = DECIMALS.find(([, codes]) => codes.split(" ").includes(currency.toUpperCase())) ?? [];
  return Number(digits);
}

/** Formats a share in a language, without decimals: 0.5 -> "50%". */
export function formatPercent(share: number, locale: string): string {
  return format(share, locale, { style: "percent", maximumFractionDigits: 0 });
}

/** Formats a number with at most `decimals` decimals in a language. */
export function formatNumber(value: number, locale: string, decimals = 0): string {
  return format(value, locale, { maximumFractionDigits: decimals });
}
