import type { z } from "zod";
import { CONTENT_ICONS } from "#blocks";
import type { FieldKind } from "../schemas/field-kind.ts";
import { cleanCopy } from "./clean-copy.ts";
import { keepOwnAddresses } from "./own-addresses.ts";
import { leaveOut, note, refuse, SAYS, type NotePath, type Read, type Reading } from "./reading.ts";
import { isWithinRichLimits } from "./rich-limits.ts";

/** The longest text of a field that isn't rich, in characters. */
const MAX_TEXT = 10_000;
const MAX_ADDRESS = 2000;

/** The note for an omission of something that only people can say. */
export const UNKNOWN = "This was left out: it is neither in the context nor in the site’s facts or on the page.";

const UNKNOWN_ADDRESS = "The address was left out: it isn’t in the context.";

/** Icons of content by name. */
const ICONS: ReadonlySet<string> = new Set(CONTENT_ICONS);

/** Addresses of this site need no grounding, except for pictures; a model can't know any others. */
function isInvented(address: string, control: string, { known, asksForAddresses }: Reading): boolean {
  const isOwn = control === "link" && /^[#/?]/.test(address);
  return asksForAddresses && !isOwn && !known.has(address);
}

function readAddress(schema: z.ZodString, control: string, address: string, reading: Reading, path: NotePath): Read {
  if (address.length > MAX_ADDRESS || !schema.safeParse(address).success) {
    return leaveOut(reading, path, "The address was left out: it can’t be used here.");
  }
  if (isInvented(address, control, reading)) {
    return leaveOut(reading, path, UNKNOWN_ADDRESS);
  }
  return { ok: true, value: address };
}

/** Addresses in a text need grounding like any others: a preview would load an invented picture. */
function withOwnAddresses(text: string, reading: Reading, path: NotePath): string {
  if (!reading.asksForAddresses) return text;
  const own = keepOwnAddresses(text, reading.known);
  for (let count = 0; count < own.dropped; count += 1) note(reading, path, UNKNOWN_ADDRESS);
  return own.text;
}

function readRich(given: string, reading: Reading, path: NotePath): Read {
  const text = withOwnAddresses(given, reading, path);
  const clean = reading.cleanRich(text);
  if (clean !== text) note(reading, path, SAYS.cleaned);
  return { ok: true, value: clean.trim() ? clean : undefined };
}

/** Reads a text of a reply: checks its characters, its length, and its schema. */
export function readText(
  schema: z.ZodString,
  { hints }: FieldKind,
  raw: unknown,
  reading: Reading,
  path: NotePath,
): Read {
  if (typeof raw !== "string" && typeof raw !== "number") return refuse(reading, path, SAYS.noText);
  const text = cleanCopy(String(raw));
  if (text === "") return { ok: true };
  if (typeof raw === "number") note(reading, path, "This was a number. It is used as text.");
  const { control } = hints;
  if (control === "link" || control === "image") return readAddress(schema, control, text, reading, path);
  if (control === "icon")
    return ICONS.has(text) ? { ok: true, value: text } : leaveOut(reading, path, "This icon doesn’t exist.");
  if (control === "rich" ? !isWithinRichLimits(text) : text.length > MAX_TEXT) {
    return refuse(reading, path, SAYS.tooLong);
  }
  if (hints.model === "known" && !reading.known.has(text)) return leaveOut(reading, path, UNKNOWN);
  if (control === "rich") return readRich(text, reading, path);
  return readPlain(schema, text, reading, path);
}

/** The marks that a model emphasises with, though its field shows signs as they are. */
const MARKUP =
  /(?<![*\w])\*\*(?=\S)([^*\n]{1,500}?)(?<=\S)\*\*(?![*\w])|<\/?(?:b|i|u|em|strong|br|p|span)\s?\/?>|^#{1,6} (?=\S)/gim;

/** Reads a text that is shown as it is: without Markdown or HTML. */
function readPlain(schema: z.ZodString, given: string, reading: Reading, path: NotePath): Read {
  const text = given.replaceAll(MARKUP, (_all, words: unknown) => (typeof words === "string" ? words : ""));
  if (text !== given) note(reading, path, SAYS.cleaned);
  if (text.trim() === "") return { ok: true };
  return schema.safeParse(text).success ? { ok: true, value: text } : leaveOut(reading, path, "This didn’t fit here.");
}
