import type { FormField } from "#blocks/server";
import { MAX_UPLOAD_BYTES } from "#media/server";
import { currencyDecimals } from "#shared";
import { maxLength, presentProperties, readValue, type Property } from "#records/server";
import type { OpenRows } from "./open-rows.ts";

type EnteredType = FormField["type"];

/** Visitors can't enter files other than pictures, nor references to other rows. */
const NOT_ENTERED = new Set<Property["type"]>(["file", "reference"]);

/** @returns whether visitors can enter a property at all. */
export const isEntered = (property: Property): property is Property & { type: EnteredType } =>
  !NOT_ENTERED.has(property.type);

/** @returns the properties that a visitor fills in. */
export function enteredProperties({ entity }: Pick<OpenRows, "entity">) {
  return entity.properties.filter(isEntered);
}

/** @returns whether the form can make a row: each property that it doesn't ask for may be empty or has a default. */
export function isFillable(open: OpenRows): boolean {
  const entered = new Set(enteredProperties(open).map(({ id }) => id));
  const others = presentProperties(open.whole).filter(({ id }) => !entered.has(id));
  return entered.size > 0 && others.every((property) => readValue(property, property.default).ok);
}

/** A default as a form sends it. */
function initialOf({ type, default: value, currency = "" }: Property): string[] {
  if (value === undefined || value === null || value === false || type === "image") return [];
  if (Array.isArray(value)) return value;
  if (type === "boolean") return ["on"];
  const decimals = currencyDecimals(currency);
  if (type === "money" && typeof value === "number") return [(value / 10 ** decimals).toFixed(decimals)];
  return [type === "dateTime" ? String(value).slice(0, 16) : String(value)];
}

const mostOf = (type: EnteredType) => (type === "image" ? MAX_UPLOAD_BYTES : maxLength(type));

/** @returns the fields of the form, in order. */
export function formFields(open: Pick<OpenRows, "entity">): FormField[] {
  return enteredProperties(open).map((property) => {
    const { name, title, type, isRequired, help, options = [], currency } = property;
    const decimals = currencyDecimals(currency ?? "");
    const initial = initialOf(property);
    return { name, title, type, isRequired, help, options, initial, currency, decimals, maxLength: mostOf(type) };
  });
}
