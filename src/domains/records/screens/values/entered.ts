import { fromLocalField, toLocalText } from "#client";
import { minorAmount, moneyText } from "#shared";
import type { Property, PropertyValue } from "../../entities/property.ts";
import { amountText, numberText } from "../../values/written-value.ts";

/** A value as fields hold it: the chosen options, or text. Money is in whole units, a time in the reader's zone. */
export type Entered = string | string[];

/** What the texts of a value depend on. */
export type ValueKind = Pick<Property, "type" | "currency">;

/** @returns a stored value as fields show it. */
export function enteredOf({ type, currency }: ValueKind, value: PropertyValue | undefined): Entered {
  if (type === "choices") return Array.isArray(value) ? value : [];
  if (value === null || value === undefined) return "";
  if (type === "money" && typeof value === "number") return moneyText(value, currency);
  if (type === "dateTime" && typeof value === "string") return toLocalText(new Date(value));
  return String(value);
}

/** @returns what the server is sent for an entered value; an empty one is null. */
export function givenOf({ type, currency }: ValueKind, entered: Entered): string | string[] | number | null {
  if (entered.length === 0) return null;
  if (typeof entered !== "string") return entered;
  // The server refuses this text.
  if (type === "money") return minorAmount(amountText(entered, currency), currency) ?? "not an amount";
  if (type !== "dateTime") return type === "number" ? numberText(entered) : entered;
  return fromLocalField(entered)?.toISOString() ?? entered;
}

const AMOUNT_MESSAGE = "Enter an amount such as 12.50";
const FIELD_MESSAGES: Partial<Record<string, string>> = {
  NOT_A_NUMBER: "Enter a number such as 1200 or 12.5",
  NOT_WHOLE: AMOUNT_MESSAGE,
  NOT_A_DATE: "Choose a date",
  NOT_A_TIME: "Choose a date and a time",
  NOT_YES_OR_NO: "Choose yes or no",
  NOT_A_ROW: "Choose a row. The one that was chosen may have been deleted.",
};

/** @returns what a field says about a value that isn't taken: in terms of what people enter, not of what the API takes. */
export function fieldMessage({ type }: Pick<Property, "type">, code: string, message: string): string {
  if (type === "money" && code === "NOT_A_NUMBER") return AMOUNT_MESSAGE;
  return FIELD_MESSAGES[code] ?? message;
}
