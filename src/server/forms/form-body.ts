import type { Context } from "hono";
import type { FormFields } from "#forms";
import { oneLine } from "#shared";
import type { Entries } from "../records/posted-values.ts";

/** What was posted: text by field name, each as one line, and everything as it was sent; files by field name. */
export type Sent = { fields: FormFields; entries: Entries; files: ReadonlyMap<string, File> };

export const NO_FILES: ReadonlyMap<string, File> = new Map();

/** What browsers send, and quicker to read than by the general parser. */
const URL_ENCODED = "application/x-www-form-urlencoded";

/** The most parts of a body, and characters of text in it: more than any form has, and quick to read. */
const MAX_PARTS = 2500;
const MAX_TEXT = 64 * 1024;

/** The boundary of parts, of the characters that it may have (RFC 2046). */
const BOUNDARY = /boundary=(?:"([\w'()+,./:=? -]{1,70})"|([\w'()+,./:=?-]{1,70}))\s*(?:;|$)/i;

/** Whether a body has more parts than are read: to read a hundred thousand takes seconds, to count them doesn't. */
function hasManyParts(body: Buffer, type: string): boolean {
  const [, quoted, plain = quoted] = BOUNDARY.exec(type) ?? [];
  // What separates the parts isn't known for sure, so neither is their number.
  if (plain === undefined || type.toLowerCase().split("boundary=").length > 2) return body.length > MAX_TEXT;
  const mark = `--${plain}`;
  let count = 0;
  for (let at = body.indexOf(mark); at >= 0; at = body.indexOf(mark, at + mark.length)) {
    count += 1;
    if (count > MAX_PARTS) return true;
  }
  return false;
}

const lengthOf = ([name, value]: readonly [string, FormDataEntryValue]) =>
  name.length + (typeof value === "string" ? value : value.name).length;

async function readEntries(context: Context): Promise<Pick<Sent, "entries" | "files"> | undefined> {
  const type = context.req.header("content-type") ?? "";
  if (type.startsWith(URL_ENCODED)) {
    return { entries: [...new URLSearchParams(await context.req.text())], files: NO_FILES };
  }
  const body = Buffer.from(await context.req.arrayBuffer());
  if (hasManyParts(body, type)) return undefined;
  const sent = new Response(body, { headers: { "Content-Type": type } });
  const form = [...(await sent.formData().catch(() => new FormData()))];
  if (form.reduce((sum, entry) => sum + lengthOf(entry), 0) > MAX_TEXT) return undefined;
  const entries = form.filter((entry): entry is [string, string] => typeof entry[1] === "string");
  // A field without a file is sent as an empty one without a name.
  const files = form.flatMap(([name, value]) =>
    value instanceof File && (value.size > 0 || value.name !== "") ? [[name, value] as const] : [],
  );
  return { entries, files: new Map(files) };
}

/**
 * Reads what was posted. A body that can't be read has no fields. Of equal names the last one counts.
 * @returns undefined for more text, or more parts, than any form has.
 */
export async function readSent(context: Context): Promise<Sent | undefined> {
  const read = await readEntries(context);
  if (!read) return undefined;
  const { entries, files } = read;
  return { entries, files, fields: Object.fromEntries(entries.map(([name, value]) => [name, oneLine(value)])) };
}
