const COMMON = ["EUR", "USD", "GBP", "CHF", "CAD", "AUD", "MXN", "BRL", "JPY"];

/** Every currency's code, the common ones first. */
export const CURRENCIES: readonly string[] = [...new Set([...COMMON, ...Intl.supportedValuesOf("currency")])];

/** @returns whether an amount can be in it. */
export const isCurrency = (code: string) => CURRENCIES.includes(code);
