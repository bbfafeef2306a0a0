import { cleanText, isObject } from "#shared";
import { ENTRY_LIMITS } from "./limits.ts";

/** What a condition compares and a text shows. */
export type Value = string | number | boolean | null;

/** A flat record: "firstName", or "person.name" for what was nested. */
export type Values = Readonly<Record<string, Value>>;

/** @returns a value as a text shows it: nothing for what is missing, "yes" and "no" for true and false. */
export function textOfValue(value: Value | undefined): string {
  if (value === undefined || value === null) return "";
  if (typeof value === "boolean") return value ? "yes" : "no";
  return String(value);
}

/**
 * @returns a value as people read it in an email or a note: a time to the minute, as entries have it ("2026-12-31 08:00 UTC").
 */
export function readableValue(value: string): string {
  const [, day, time] = /^(\d{4}-\d\d-\d\d)T(\d\d:\d\d):\d\d(?:\.\d{1,3})?Z$/.exec(value) ?? [];
  return day === undefined ? value : `${day} ${time} UTC`;
}

function isValue(value: unknown): value is Value {
  return value === null || ["string", "number", "boolean"].includes(typeof value);
}

/** Whether every entry is a plain value: a list of those becomes one text. */
const isPlainList = (value: unknown): value is Value[] => Array.isArray(value) && value.every(isValue);

/**
 * Makes a flat record of JSON from outside: nested objects and lists get names with dots ("person.name", "items.0.sku"), a
 * list of plain values is one text with commas. Linear; whatever exceeds `ENTRY_LIMITS` is left out or cut.
 */
export function flatten(json: unknown): Values {
  const flat: Record<string, Value> = {};
  let left: number = ENTRY_LIMITS.fields;
  function add(value: unknown, name: string): void {
    if (left <= 0 || name.length > ENTRY_LIMITS.name) return;
    if (isValue(value) || isPlainList(value)) {
      left -= 1;
      const plain = isValue(value) ? value : value.map(textOfValue).join(", ");
      flat[name] = typeof plain === "string" ? cleanText(plain).slice(0, ENTRY_LIMITS.text) : plain;
      return;
    }
    if (!isObject(value) && !Array.isArray(value)) return;
    for (const [inner, one] of Object.entries(value)) {
      if (left <= 0) return;
      add(one, name === "" ? inner : `${name}.${inner}`);
    }
  }
  add(json, "");
  return flat;
}
