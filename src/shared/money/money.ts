/** Making a formatter costs more than rendering a whole block: each is cached by language (and its other parameters). */
function kept(make: (locale: string) => Intl.NumberFormat): (locale: string) => Intl.NumberFormat {
  const made = new Map<string, Intl.NumberFormat>();
  return (locale) => {
    const known = made.get(locale) ?? make(locale);
    made.set(locale, known);
    return known;
  };
}

/** Caches a value for each key: a currency, a number of decimals. */
function keptBy<Key>(make: (key: Key, locale: string) => Intl.NumberFormat) {
  const made = new Map<Key, ReturnType<typeof kept>>();
  return (key: Key, locale: string) => {
    const known = made.get(key) ?? kept((one) => make(key, one));
    made.set(key, known);
    return known(locale);
  };
}

const dollars = kept(
  (locale) => new Intl.NumberFormat(locale, { style: "currency", currency: "USD", maximumFractionDigits: 0 }),
);
const percent = kept((locale) => new Intl.NumberFormat(locale, { style: "percent", maximumFractionDigits: 0 }));
const decimal = keptBy((digits: number, locale) => new Intl.NumberFormat(locale, { maximumFractionDigits: digits }));

/**
 * How many decimals prices have where it isn't two (CLDR). Not asked of `Intl`: browsers and servers disagree about some
 * currencies, and a stored amount has to mean the same everywhere.
 */
const DECIMALS: ReadonlyMap<string, number> = new Map(
  Object.entries({
    0:
      "AFN ALL BIF CLP COP DJF GNF HUF IDR IQD IRR ISK JPY KMF KPW KRW LAK LBP MGA MMK PKR PYG RWF SLL SOS SYP UGX UYI " +
      "VND VUV XAF XOF XPF YER",
    3: "BHD JOD KWD LYD OMR TND",
    4: "CLF UYW",
  }).flatMap(([digits, codes]) => codes.split(" ").map((code) => [code, Number(digits)] as const)),
);

const money = keptBy((currency: string, locale) => {
  const digits = currencyDecimals(currency);
  return new Intl.NumberFormat(locale, {
    style: "currency",
    currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    trailingZeroDisplay: "stripIfInteger",
  });
});

/** Formats whole US dollars in a language: 12000 -> "$12,000" (spec 9: no decimals). */
export function formatDollars(amount: number, locale: string): string {
  return dollars(locale).format(amount);
}

/**
 * Formats a price in any currency: (1250, "EUR") -> "€12.50", (6000, "USD") -> "$60". Never throws: an invalid code
 * is appended to the number as it is.
 * @param minorAmount in the currency's smallest unit, as stored.
 */
export function formatMoney(minorAmount: number, currency: string, locale: string): string {
  if (!/^[a-z]{3}$/i.test(currency)) return `${formatNumber(minorAmount / 100, locale, 2)} ${currency}`.trim();
  return money(currency.toUpperCase(), locale).format(minorAmount / 10 ** currencyDecimals(currency));
}

/** @returns how many decimals amounts in a currency have: EUR 2, JPY 0; 2 where there is none, as in `formatMoney`. */
export function currencyDecimals(currency: string): number {
  return DECIMALS.get(currency.toUpperCase()) ?? 2;
}

/** Formats a share in a language, without decimals: 0.5 -> "50%". */
export function formatPercent(share: number, locale: string): string {
  return percent(locale).format(share);
}

/** Formats a number with at most `decimals` decimals in a language. */
export function formatNumber(value: number, locale: string, decimals = 0): string {
  return decimal(decimals, locale).format(value);
}
