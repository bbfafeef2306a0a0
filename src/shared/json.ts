import { fail, ok, type Result } from "./result.ts";
import { cleanText } from "./text.ts";

/** A plain object of unknown content. */
export type JsonObject = { [name: string]: unknown };

/** @returns whether `value` is a plain object (not null, not a list). */
export function isObject(value: unknown): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Whether parsing a text may give a string with U+0000 or half a character. */
function mayHoldForbidden(text: string): boolean {
  return !text.isWellFormed() || /\\u(?:0000|d[89a-f])/i.test(text);
}

function cleanValue(_name: string, value: unknown): unknown {
  return typeof value === "string" ? cleanText(value) : value;
}

/** Parses JSON text; strings inside lose U+0000 and lone surrogates. Never throws. */
export function parseJson(text: string): Result<unknown, "NOT_JSON"> {
  try {
    return ok(mayHoldForbidden(text) ? JSON.parse(text, cleanValue) : JSON.parse(text));
  } catch (error) {
    return fail("NOT_JSON", error instanceof Error ? error.message : String(error), error);
  }
}
