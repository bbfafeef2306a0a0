import { fail, minorAmount, moneyText, ok, type Result } from "#shared";
import type { FormerProperty, Property, PropertyType, PropertyValue } from "../entities/property.ts";
import { readValue, type ValueFault } from "../values/read-value.ts";
import { dayText, numberText, optionOf, timeText } from "../values/written-value.ts";

type From = Omit<FormerProperty, "id">;
type To = Omit<Property, "id">;
type Converted = Result<PropertyValue, ValueFault | "NO_MEANING">;

const noMeaning = (): Converted => fail("NO_MEANING", "This has no clear meaning as the new type");

/** A value as people write it. Empty where it can't be written: the id of a row means nothing to anybody. */
function textOf({ type, currency }: From, value: Exclude<PropertyValue, null>): string {
  if (type === "reference") return "";
  if (Array.isArray(value)) return value.join(", ");
  if (typeof value === "boolean") return value ? "Yes" : "No";
  if (typeof value === "number") return type === "money" ? moneyText(value, currency) : String(value);
  return value;
}

const SEPARATOR = /[,;\n]/;
/** Characters with a meaning in a regular expression. */
const SYNTAX = /[\\^$.*+?()[\]{}|/]/g;

/** The parts of a text between its separators; an option that has separators itself is one part. */
function partsOf(text: string, options: readonly string[] = []): string[] {
  const divided = options.filter((option) => SEPARATOR.test(option)).toSorted((a, b) => b.length - a.length);
  const part = [...divided.map((option) => option.replaceAll(SYNTAX, String.raw`\$&`)), "[^,;\\n]*"].join("|");
  const parts = text.matchAll(new RegExp(`(?<=^|[,;\\n])\\s*(${part})(?=\\s*(?:[,;\\n]|$))`, "giu"));
  return [...parts].map(([, one = ""]) => one.trim()).filter(Boolean);
}

/** @returns the options that a text names: the one that it is, or those between its commas, semicolons or lines. */
export function optionsIn(text: string, options: readonly string[] | undefined): string[] {
  const whole = optionOf(text, options);
  return options?.includes(whole) ? [whole] : partsOf(text, options).map((part) => optionOf(part, options));
}

function choicesFrom(text: string, value: PropertyValue, options: readonly string[] | undefined): string[] {
  return Array.isArray(value) ? value.map((one) => optionOf(one, options)) : optionsIn(text, options);
}

const TEXT: ReadonlySet<PropertyType> = new Set(["text", "longText", "email", "link", "phone", "image", "file"]);

/** What the new type is given to read; undefined where the value has no meaning in it. */
function candidateFor(from: From, to: To, value: Exclude<PropertyValue, null>): unknown {
  const text = textOf(from, value);
  if (text === "" || to.type === "reference") return undefined;
  const isAmount = from.type === "number" || from.type === "money" || TEXT.has(from.type) || from.type === "choice";
  const isDay = from.type === "date" || from.type === "dateTime";
  switch (to.type) {
    case "number":
      return isAmount ? numberText(text) : undefined;
    case "money":
      return isAmount ? minorAmount(numberText(text), to.currency) : undefined;
    case "date":
      return from.type === "dateTime" ? text.slice(0, 10) : dayText(text);
    case "dateTime":
      return timeText(text);
    case "boolean":
      return isDay ? undefined : text;
    case "choice":
      return Array.isArray(value) && value.length > 1 ? undefined : optionOf(text, to.options);
    case "choices":
      return choicesFrom(text, value, to.options);
    case "text":
    case "longText":
    case "email":
    case "link":
    case "phone":
    case "image":
    case "file":
      return text;
    default:
      return undefined;
  }
}

/**
 * Converts a value to another type where its meaning is clear: "12,50" is a number, "1,200" may be two. Every rule of
 * changed types is here.
 * @param value as rows hold it.
 * @returns what rows hold, null for null; or why the value doesn't fit. A property that is required takes null here: rows
 * keep what they have until someone changes them.
 */
export function convertValue(from: From, to: To, value: PropertyValue): Converted {
  if (value === null) return ok(null);
  const candidate = candidateFor(from, to, value);
  if (candidate === undefined) return noMeaning();
  return readValue({ ...to, id: "", isRequired: false }, candidate);
}
