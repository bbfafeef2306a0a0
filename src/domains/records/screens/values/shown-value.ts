import { formatMoney } from "#shared";
import type { Property, PropertyValue } from "../../entities/property.ts";

const NUMBER = new Intl.NumberFormat(undefined, { maximumFractionDigits: 10 });
const DAY = new Intl.DateTimeFormat(undefined, { dateStyle: "medium", timeZone: "UTC" });
const TIME = new Intl.DateTimeFormat(undefined, { dateStyle: "medium", timeStyle: "short" });

function inFormat(format: Intl.DateTimeFormat, text: string): string {
  const time = new Date(text);
  return Number.isNaN(time.getTime()) ? text : format.format(time);
}

/** @returns a value as tables show it, in the reader's language and zone; "" for none. A reference is shown by its id. */
export function shownValue(
  { type, currency = "" }: Pick<Property, "type" | "currency">,
  value: PropertyValue | undefined,
): string {
  if (value === null || value === undefined) return "";
  if (Array.isArray(value)) return value.join(", ");
  if (typeof value === "boolean") return value ? "Yes" : "No";
  if (typeof value === "number") {
    return type === "money" ? formatMoney(value, currency, navigator.language) : NUMBER.format(value);
  }
  if (type === "date") return inFormat(DAY, value);
  return type === "dateTime" ? inFormat(TIME, value) : value;
}
