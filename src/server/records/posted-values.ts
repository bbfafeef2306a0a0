import {
  maxLength,
  numberText,
  presentProperties,
  readValue,
  type Property,
  type RowData,
  type ValueFault,
} from "#records/server";
import { currencyDecimals, formatNumber, ungrouped, type Locale, type Texts } from "#shared";
import { enteredProperties } from "./form-fields.ts";
import type { OpenRows } from "./open-rows.ts";

/** What was posted, as it was sent: a name may have several values. */
export type Entries = readonly (readonly [name: string, value: string])[];

const AMOUNT = /^([+-]?)(\d+)(?:[.,](\d*))?$/;

/** An amount in whole units as one in the smallest: "12,5" -> "1250". What isn't one stays as it is. */
function smallestUnit(text: string, currency: string): string {
  const decimals = currencyDecimals(currency);
  const [, sign, whole = "", part = ""] = AMOUNT.exec(ungrouped(text.trim())) ?? [];
  if (!whole) return text;
  // Too many decimals stay a fraction, which is refused.
  return part.length > decimals ? `${sign}${whole}.${part}` : `${sign}${whole}${part.padEnd(decimals, "0")}`;
}

/** A required checkbox has to be ticked, as for a consent; otherwise an unticked one means no. */
function tick(given: string | undefined, isRequired: boolean): string {
  const isYes = given !== undefined && !/^(?:false|off|0|no|)$/i.test(given.trim());
  return isYes ? given : isRequired ? "" : "off";
}

/** @returns what visitors enter as `readValue` takes it: amounts in the smallest unit, decimals behind a point, a tick as yes or no. */
export function enteredValue({ type, isRequired, currency = "" }: Property, all: readonly string[]): unknown {
  const last = all.at(-1);
  // A picture arrives as a file: a visitor may not name an address instead.
  if (type === "image") return undefined;
  if (type === "choices") return all;
  if (type === "boolean") return tick(last, isRequired);
  if (last === undefined) return undefined;
  if (type === "money") return smallestUnit(last, currency);
  return type === "number" ? numberText(last) : last;
}

/** What refuses a value, in the visitor's language. */
export function faultText(fault: ValueFault, { type, currency = "" }: Property, { texts, locale }: Language): string {
  const decimals = currencyDecimals(currency);
  const example = formatNumber(decimals === 0 ? 12 : 12.5, locale, decimals);
  const max = formatNumber(maxLength(type), locale);
  return texts.rows.faults[fault].replace("{max}", max).replace("{example}", example);
}

type Language = { texts: Texts; locale: Locale };

/** The values of a row as rows hold them, or one message for each refused field. */
type PostedValues =
  | { ok: true; data: RowData; files: readonly PostedFile[] }
  | { ok: false; fields: Record<string, string>; retryAfter?: number };

/** A file for a picture of the row. */
export type PostedFile = { property: Property; file: File };

/**
 * Reads a posted row. Only what the form asks for is looked at: any other property gets its default, whatever was sent.
 * @param sentFiles by the name of the field. Those of pictures are returned, to be prepared; their values are null until then.
 */
export function readPosted(
  open: OpenRows,
  entries: Entries,
  sentFiles: ReadonlyMap<string, File>,
  language: Language,
): PostedValues {
  const files: PostedFile[] = [];
  const sent = Map.groupBy(entries, ([name]) => name);
  const entered = new Set(enteredProperties(open).map(({ id }) => id));
  const data: [id: string, value: RowData[string]][] = [];
  const fields: [name: string, text: string][] = [];
  for (const property of presentProperties(open.whole)) {
    const file = property.type === "image" && entered.has(property.id) ? sentFiles.get(property.name) : undefined;
    if (file) {
      files.push({ property, file });
      data.push([property.id, null]);
      continue;
    }
    const all = (sent.get(property.name) ?? []).map(([, text]) => text);
    const given = entered.has(property.id) ? enteredValue(property, all) : undefined;
    const read = readValue(property, given ?? property.default);
    if (read.ok) data.push([property.id, read.value]);
    else fields.push([property.name, faultText(read.error.code, property, language)]);
  }
  return fields.length > 0
    ? { ok: false, fields: Object.fromEntries(fields) }
    : { ok: true, data: Object.fromEntries(data), files };
}
