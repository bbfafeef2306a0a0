import { ungrouped } from "#shared";

/** Digits with a decimal point or comma. */
const DECIMAL = /^([+-]?\d+)[.,](\d+)$/;
/** Twelve hundred, or one and a fifth. */
const MAY_BE_THOUSANDS = /^[+-]?[1-9]\d{0,2},\d{3}$/;

/** @returns a number as people write it, with a decimal point; other text, and what may be two numbers, as it is. */
export function numberText(text: string): string {
  const trimmed = ungrouped(text.trim());
  const [, whole, decimals] = DECIMAL.exec(trimmed) ?? [];
  return whole === undefined || MAY_BE_THOUSANDS.test(trimmed) ? text : `${whole}.${decimals}`;
}

/** Days as most of the world writes them without doubt: with the year first, or with dots and the year last. */
const DAYS = [
  /^(?<year>\d{4})[/.](?<month>\d{1,2})[/.](?<day>\d{1,2})$/,
  /^(?<day>\d{1,2})\.(?<month>\d{1,2})\.(?<year>\d{4})$/,
];

/** @returns a day as `readValue` takes it; other text as it is. */
export function dayText(text: string): string {
  const trimmed = text.trim();
  for (const pattern of DAYS) {
    const { year, month = "", day = "" } = pattern.exec(trimmed)?.groups ?? {};
    if (year !== undefined) return `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  }
  return trimmed;
}

const BARE = /^[\d.,+-]*$/;

/** @returns an amount without its own currency's sign or code, as spreadsheets show it; with another's it is as it is. */
export function amountText(text: string, currency = ""): string {
  const bare = text.trim();
  // Finding a currency's sign takes longer than all the rest of a cell.
  if (BARE.test(bare)) return ungrouped(bare);
  // A minus sign comes before or after the currency's.
  const [, minus = "", amount = ""] = /^(-?)(.*)$/s.exec(bare) ?? [];
  const names = [currency.toUpperCase(), ...(/^[a-z]{3}$/i.test(currency) ? [currencySign(currency)] : [])];
  const name = names.find((one) => one !== "" && (amount.startsWith(one) || amount.endsWith(one)));
  return ungrouped(name === undefined ? bare : minus + amount.replace(name, "").trim());
}

function currencySign(currency: string): string {
  const format = new Intl.NumberFormat("en", { style: "currency", currency, currencyDisplay: "narrowSymbol" });
  return format.formatToParts(0).find(({ type }) => type === "currency")?.value ?? "";
}

const DAY_AND_TIME = /^([\d./-]{8,10})(?:T| +)(\d{1,2})(:\S+)$/;

/**
 * A day in any form of `dayText` with a time behind it, which is UTC without a zone; a day alone begins at midnight.
 * @returns a time as `readValue` takes it; other text as it is.
 */
export function timeText(text: string): string {
  const [, written = text, hour, rest] = DAY_AND_TIME.exec(text.trim()) ?? [];
  const day = dayText(written);
  if (hour !== undefined) return `${day}T${hour.padStart(2, "0")}${rest}`;
  return /^\d{4}-\d{2}-\d{2}$/.test(day) ? `${day}T00:00:00Z` : day;
}

/** The option that is meant: the same one, or the only one that differs in case alone. */
export function optionOf(text: string, options: readonly string[] = []): string {
  if (options.includes(text)) return text;
  const alike = options.filter((option) => option.toLowerCase() === text.trim().toLowerCase());
  return alike.length === 1 ? (alike[0] ?? text) : text;
}
