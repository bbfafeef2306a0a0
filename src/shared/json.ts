import { fail, ok, type Result } from "./result.ts";
import { cleanText } from "./text.ts";

/** A plain object of unknown content. */
export type JsonObject = { [name: string]: unknown };

/** @returns whether `value` is a plain object (not null, not a list). */
export function isObject(value: unknown): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Parses JSON text; strings inside lose U+0000 and lone surrogates. Never throws. */
export function parseJson(text: string): Result<unknown, "NOT_JSON"> {
  try {
    return ok(JSON.parse(text, (_name, value: unknown) => (typeof value === "string" ? cleanText(value) : value)));
  } catch (error) {
    return fail("NOT_JSON", error instanceof Error ? error.message : String(error), error);
  }
}
