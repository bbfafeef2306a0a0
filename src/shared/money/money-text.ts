import { currencyDecimals } from "./money.ts";

/** @param amount in the currency's smallest unit. @returns it in whole units, without decimals that are 0: "12.50", "12". */
export function moneyText(amount: number, currency = ""): string {
  const digits = currencyDecimals(currency);
  const minor = String(Math.abs(amount)).padStart(digits + 1, "0");
  const split = minor.length - digits;
  const decimals = Number(minor.slice(split)) === 0 ? "" : `.${minor.slice(split)}`;
  return `${amount < 0 ? "-" : ""}${minor.slice(0, split)}${decimals}`;
}

/** Digits in groups of three, and decimals behind the other sign: that can only be one number. */
const GROUPED = /^[+-]?\d{1,3}([.,])\d{3}(?:\1\d{3})*(?!\1)[.,]\d+$/;

/** @returns a number without the signs between its groups; other text, and what may be two numbers, as it is. */
export function ungrouped(text: string): string {
  const [, sign] = GROUPED.exec(text) ?? [];
  return sign === undefined ? text : text.replaceAll(sign, "");
}

/** An amount as people write it: digits and at most one decimal sign. */
const AMOUNT = /^([+-]?)(\d+)(?:[.,](\d+))?$/;

/** @param text an amount in whole units. @returns it in the smallest unit; undefined for any other text. */
export function minorAmount(text: string, currency = ""): number | undefined {
  const [, sign, whole = "", decimals = ""] = AMOUNT.exec(ungrouped(text.trim())) ?? [];
  const digits = currencyDecimals(currency);
  if (!whole || decimals.length > digits) return undefined;
  const amount = Number(whole + decimals.padEnd(digits, "0"));
  return sign === "-" ? -amount : amount;
}
