import { z } from "zod";
import { isObject, type JsonObject } from "#shared";
import { isWritten, kindOf, type FieldKind } from "../schemas/field-kind.ts";
import { readText, UNKNOWN } from "./read-text.ts";
import { leaveOut, note, refuse, SAYS, type NotePath, type Read, type Reading } from "./reading.ts";
import { fallbackFor } from "./fallback.ts";
import { noteUnasked } from "./unasked.ts";

/** The longest list of a reply. */
const MAX_ITEMS = 60;
/** The longest value that is neither text nor choice, such as a step's id. */
const MAX_PLAIN = 40;

/**
 * Reads a value of a reply by its field's schema. Only names of the schema are copied, so that neither
 * unknown names nor those of prototypes survive. Nulls are left out.
 */
function readValue(schema: unknown, raw: unknown, reading: Reading, path: NotePath): Read {
  const kind = kindOf(schema);
  const { type } = kind;
  if (raw === null || raw === undefined) return { ok: true };
  if (type instanceof z.ZodObject) return readObject(type, raw, reading, path);
  if (type instanceof z.ZodArray) return readList(type, raw, reading, path);
  if (type instanceof z.ZodString) return readText(type, kind, raw, reading, path);
  if (type instanceof z.ZodEnum) return readChoice(type, raw, reading, path);
  return readPlain(kind, type instanceof z.ZodNumber ? asNumber(raw, reading, path) : raw, reading, path);
}

/** Some models put numbers in quotes. */
function asNumber(raw: unknown, reading: Reading, path: NotePath): unknown {
  if (typeof raw !== "string" || !/^-?\d{1,15}$/.test(raw)) return raw;
  note(reading, path, "This was text. It is used as a number.");
  return Number(raw);
}

function readPlain({ type, hints }: FieldKind, value: unknown, reading: Reading, path: NotePath): Read {
  const isLong = typeof value === "string" && value.length > MAX_PLAIN;
  if (isLong || !(type instanceof z.ZodType) || !type.safeParse(value).success) {
    return refuse(reading, path, "This didn’t fit here.");
  }
  const isUnknown = hints.model === "known" && !reading.known.has(String(value));
  return isUnknown ? leaveOut(reading, path, UNKNOWN) : { ok: true, value };
}

function readChoice(type: z.ZodEnum, raw: unknown, reading: Reading, path: NotePath): Read {
  const choice = typeof raw === "number" ? String(raw) : raw;
  const isOffered = type.safeParse(choice).success && choice !== "";
  if (!isOffered) return leaveOut(reading, path, "This wasn’t one of the choices.");
  if (choice !== raw) note(reading, path, "This was a number. It is used as text.");
  return { ok: true, value: choice };
}

/** Reads an object's fields in the order of the schema; an invalid required field makes the object invalid. */
export function readObject(type: z.ZodObject, raw: unknown, reading: Reading, path: NotePath): Read {
  if (!isObject(raw)) return refuse(reading, path, SAYS.noFields);
  const fields = Object.entries(type.shape);
  const isAsked = (name: string) => isWritten(kindOf(type.shape[name]).hints);
  noteUnasked(type, raw, reading, { path, isAsked, message: "Only people can fill this in" });
  const found: JsonObject = {};
  const topics: JsonObject = {};
  for (const [name, schema] of fields) {
    const { hints, isOptional } = kindOf(schema);
    if (!isWritten(hints) || !Object.hasOwn(raw, name)) continue;
    const read = readValue(schema, raw[name], reading, [...path, name]);
    if (!read.ok && !isOptional && !reading.isPartial) return read;
    if (read.ok && read.value !== undefined) (hints.model === "topic" ? topics : found)[name] = read.value;
  }
  const all = fields.map(
    ([name, schema]) => [name, found[name] ?? fallbackFor(schema, { ...found, ...topics })] as const,
  );
  const value = Object.fromEntries(all.filter(([, field]) => field !== undefined));
  return { ok: true, value: Object.keys(value).length > 0 ? value : undefined };
}

/** Whether people named what a list item represents. */
function isNamed(item: unknown, title: string | undefined, reading: Reading): boolean {
  const names = isObject(item) ? [item[title ?? ""], item.name] : [];
  return names.some((name) => typeof name === "string" && reading.known.has(name));
}

/** Reads the valid items; a list without any is invalid. */
function readList(type: z.ZodArray, raw: unknown, reading: Reading, path: NotePath): Read {
  if (!Array.isArray(raw)) return refuse(reading, path, SAYS.noList);
  const { model, itemTitle, itemLabel = "entry" } = kindOf(type).hints;
  const kept: unknown[] = [];
  let isAnyWrong = false;
  for (const item of raw.slice(0, MAX_ITEMS)) {
    const notesBefore = reading.notes.length;
    const read = readValue(type.element, item, reading, [...path, kept.length]);
    if (!read.ok) reading.notes.length = notesBefore;
    isAnyWrong ||= !read.ok;
    if (!read.ok) leaveOut(reading, path, `One ${itemLabel} was left out: it wasn’t valid.`);
    else if (read.value !== undefined && model === "known" && !isNamed(read.value, itemTitle, reading)) {
      reading.notes.length = notesBefore;
      leaveOut(reading, path, `One ${itemLabel} was left out: nobody has named it.`);
    } else if (read.value !== undefined) kept.push(read.value);
  }
  if (raw.length > MAX_ITEMS) leaveOut(reading, path, SAYS.onlyFirst(MAX_ITEMS));
  if (kept.length === 0 && isAnyWrong && !reading.isPartial) return { ok: false };
  return { ok: true, value: kept.length > 0 ? kept : undefined };
}
