import { formatMoney, formatNumber } from "#shared";
import type { Property, PropertyValue } from "../../entities/property.ts";

const DAY = new Intl.DateTimeFormat(undefined, { dateStyle: "medium", timeZone: "UTC" });
const TIME = new Intl.DateTimeFormat(undefined, { dateStyle: "medium", timeStyle: "short" });

function inFormat(format: Intl.DateTimeFormat, text: string): string {
  const time = new Date(text);
  return Number.isNaN(time.getTime()) ? text : format.format(time);
}

/**
 * @returns a value as tables show it; "" for none. Numbers are as fields take them, so that what is copied from a table means
 * the same there; days and times are in the reader's language and zone. A reference is shown by its id.
 */
export function shownValue(
  { type, currency = "" }: Pick<Property, "type" | "currency">,
  value: PropertyValue | undefined,
): string {
  if (value === null || value === undefined) return "";
  if (Array.isArray(value)) return value.join(", ");
  if (typeof value === "boolean") return value ? "Yes" : "No";
  if (typeof value === "number") {
    return type === "money" ? formatMoney(value, currency, "en") : formatNumber(value, "en", 10);
  }
  if (type === "date") return inFormat(DAY, value);
  return type === "dateTime" ? inFormat(TIME, value) : value;
}
