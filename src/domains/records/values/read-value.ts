import { fail, keepLines, ok, oneLine, safeHref, safeImageSrc, type Result } from "#shared";
import type { Property, PropertyType, PropertyValue } from "../entities/property.ts";

/** Why a value isn't taken. The message is English, as in the API; forms have texts of their own for the codes. */
export type ValueFault =
  | "REQUIRED"
  | "NOT_TEXT"
  | "TOO_LONG"
  | "NOT_A_NUMBER"
  | "NOT_WHOLE"
  | "NOT_A_DATE"
  | "NOT_A_TIME"
  | "NOT_YES_OR_NO"
  | "NOT_AN_OPTION"
  | "NOT_AN_EMAIL"
  | "NOT_A_LINK"
  | "NOT_A_PHONE"
  | "NOT_AN_IMAGE"
  | "NOT_A_ROW";

const MESSAGES: Record<ValueFault, string> = {
  REQUIRED: "This is required",
  NOT_TEXT: "Enter text",
  TOO_LONG: "This is too long",
  NOT_A_NUMBER: "Enter a number",
  NOT_WHOLE: "Enter an amount in the smallest unit, such as cents, without decimals",
  NOT_A_DATE: "Enter a date such as 2026-03-04",
  NOT_A_TIME: "Enter a date and time such as 2026-03-04T09:30:00Z",
  NOT_YES_OR_NO: "Enter true or false",
  NOT_AN_OPTION: "Choose one of the options",
  NOT_AN_EMAIL: "Enter an email address",
  NOT_A_LINK: "Enter an address that begins with https:// or /",
  NOT_A_PHONE: "Enter a phone number",
  NOT_AN_IMAGE: "This address can’t be used for an image",
  NOT_A_ROW: "Choose an entry",
};

/** The most characters of a value, by type; 1,000 unless set. */
const MAX_LENGTH: Partial<Record<PropertyType, number>> = {
  longText: 20_000,
  email: 254,
  phone: 40,
  link: 2000,
  image: 2000,
  file: 2000,
};
const DEFAULT_MAX_LENGTH = 1000;

/** @returns the most characters that a text of this type may have. */
export const maxLength = (type: PropertyType) => MAX_LENGTH[type] ?? DEFAULT_MAX_LENGTH;

type Read = Result<PropertyValue, ValueFault>;
const no = (fault: ValueFault): Read => fail(fault, MESSAGES[fault]);

/** A number as text: a sign, digits and a decimal point; no exponent and no spaces within. */
const NUMBER = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)$/;

function readNumber(raw: unknown): Read {
  const value = typeof raw === "string" && NUMBER.test(raw.trim()) ? Number(raw) : raw;
  return typeof value === "number" && Number.isFinite(value) ? ok(value) : no("NOT_A_NUMBER");
}

function readMoney(raw: unknown): Read {
  const number = readNumber(raw);
  return number.ok && !Number.isSafeInteger(number.value) ? no("NOT_WHOLE") : number;
}

function readDate(raw: unknown): Read {
  const text = typeof raw === "string" ? raw.trim() : "";
  const day = /^\d{4}-\d{2}-\d{2}$/.test(text) ? new Date(`${text}T00:00:00Z`) : undefined;
  const isDay = day && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
  return isDay ? ok(text) : no("NOT_A_DATE");
}

/** A time without a zone is UTC. */
function readTime(raw: unknown): Read {
  const text = typeof raw === "string" ? raw.trim() : "";
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,3})?)?(?:Z|[+-]\d{2}:\d{2})?$/.test(text))
    return no("NOT_A_TIME");
  const time = new Date(/(?:Z|[+-]\d{2}:\d{2})$/.test(text) ? text : `${text}Z`);
  // A day or an hour that there isn't would be read as a later one.
  const isThere = readDate(text.slice(0, 10)).ok && text.slice(11, 13) !== "24" && !Number.isNaN(time.getTime());
  const read = isThere ? time.toISOString() : "";
  // In UTC it may be in a year that has more than four digits, or is before the year 0.
  return /^\d{4}-/.test(read) ? ok(read) : no("NOT_A_TIME");
}

const YES = new Set<unknown>([true, "true", "on", "1", "yes"]);
const NO = new Set<unknown>([false, "false", "off", "0", "no"]);

function readBoolean(raw: unknown): Read {
  const value = typeof raw === "string" ? raw.trim().toLowerCase() : raw;
  if (YES.has(value)) return ok(true);
  return NO.has(value) ? ok(false) : no("NOT_YES_OR_NO");
}

function readOption(raw: unknown, { options = [] }: Property): Read {
  const text = typeof raw === "string" ? oneLine(raw) : "";
  return options.includes(text) ? ok(text) : no("NOT_AN_OPTION");
}

function readOptions(raw: unknown, { options = [] }: Property): Read {
  const given: unknown[] = Array.isArray(raw) ? raw : [raw];
  const chosen = new Set(given.map((one) => (typeof one === "string" ? oneLine(one) : undefined)));
  const kept = options.filter((option) => chosen.has(option));
  return kept.length === chosen.size ? ok(kept) : no("NOT_AN_OPTION");
}

/** One @ between a name and a domain with a dot: linear, whatever the text. */
function isEmail(text: string): boolean {
  const [name, domain, ...rest] = text.split("@");
  return (
    Boolean(name && domain?.includes(".") && !domain.startsWith(".") && !domain.endsWith(".")) &&
    rest.length === 0 &&
    !/\s/.test(text)
  );
}

const PHONE = /^\+?[\d\s().\-/]{3,}$/;
const ROW_ID = /^[0-9a-f-]{36}$/;

function readText(raw: unknown, { type }: Property): Read {
  if (typeof raw !== "string" && typeof raw !== "number") return no("NOT_TEXT");
  const text = type === "longText" ? keepLines(String(raw)) : oneLine(String(raw));
  if (text.length > maxLength(type)) return no("TOO_LONG");
  if (type === "email") return isEmail(text) ? ok(text) : no("NOT_AN_EMAIL");
  if (type === "phone") return PHONE.test(text) ? ok(text) : no("NOT_A_PHONE");
  if (type === "reference") return ROW_ID.test(text) ? ok(text) : no("NOT_A_ROW");
  if (type === "image") return addressOf(safeImageSrc(text)) ?? no("NOT_AN_IMAGE");
  if (type === "link" || type === "file") return addressOf(safeHref(text)) ?? no("NOT_A_LINK");
  return ok(text);
}

/** A data URL would be repeated wherever the row is shown. */
function addressOf(address: string | undefined): Read | undefined {
  return address === undefined || /^data:/i.test(address) ? undefined : ok(address);
}

const READERS: Partial<Record<PropertyType, (raw: unknown, property: Property) => Read>> = {
  number: readNumber,
  money: readMoney,
  date: readDate,
  dateTime: readTime,
  boolean: readBoolean,
  choice: readOption,
  choices: readOptions,
};

const isEmpty = (raw: unknown) =>
  raw === undefined ||
  raw === null ||
  (typeof raw === "string" && raw.trim() === "") ||
  (Array.isArray(raw) && raw.length === 0);

/**
 * Reads a value from outside: JSON, a form's text or a cell of a file.
 * @returns what rows hold, null for an empty one; or why it isn't taken.
 */
export function readValue(property: Property, raw: unknown): Read {
  if (isEmpty(raw)) return property.isRequired ? no("REQUIRED") : ok(null);
  return (READERS[property.type] ?? readText)(raw, property);
}
