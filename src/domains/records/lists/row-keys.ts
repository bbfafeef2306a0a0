import type { Property, PropertyType, PropertyValue } from "../entities/property.ts";

/** A key in plain columns; both null where a row has no value. */
export type Key = { num: number | null; txt: string | null };

const NUMERIC: ReadonlySet<PropertyType> = new Set(["number", "money", "date", "dateTime", "boolean"]);

/** @returns the column that holds the keys of a type. */
export const keyColumn = (type: PropertyType): "num" | "txt" => (NUMERIC.has(type) ? "num" : "txt");

/** PostgreSQL's indexes hold no key of more than 2,700 bytes. */
const MAX_TEXT = 200;

const fold = (text: string) => text.normalize("NFKC").toLowerCase().slice(0, MAX_TEXT).toWellFormed();

const numberOf = (value: PropertyValue) => (typeof value === "string" ? Date.parse(value) : Number(value));

function keyOf(type: PropertyType, value: PropertyValue): Key {
  return NUMERIC.has(type) ? { num: numberOf(value), txt: null } : { num: null, txt: fold(String(value)) };
}

/** @returns the keys of a value: one for each chosen option, else one. */
export function keysOf({ type }: Pick<Property, "type">, value: PropertyValue | undefined): Key[] {
  if (value === null || value === undefined) return [{ num: null, txt: null }];
  return (Array.isArray(value) ? value : [value]).map((one) => keyOf(type, one));
}
