import { fail, ok, type Result } from "./result.ts";
import { cleanText, messageOf } from "./text.ts";

/** A plain object of unknown content. */
export type JsonObject = { [name: string]: unknown };

/** @returns whether `value` is a plain object (not null, not a list). */
export function isObject(value: unknown): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/**
 * Looks at every object and list of a JSON value, outer ones first; linear, and paths are made only where something is
 * found, since a request may hold half a million of them.
 * @returns the first result of `match`, with the path to its argument.
 */
export function findInJson<Found>(
  value: unknown,
  match: (inner: JsonObject | readonly unknown[], depth: number) => Found | undefined,
  depth = 0,
): { path: string[]; found: Found } | undefined {
  if (typeof value !== "object" || value === null) return undefined;
  const inner = value as JsonObject | readonly unknown[];
  const found = match(inner, depth);
  if (found !== undefined) return { path: [], found };
  const isList = Array.isArray(inner);
  const names = isList ? undefined : Object.keys(inner);
  const count = isList ? inner.length : (names?.length ?? 0);
  for (let n = 0; n < count; n += 1) {
    const name = names?.[n] ?? n;
    const below = (inner as JsonObject)[name];
    if (typeof below !== "object" || below === null) continue;
    const answer = findInJson(below, match, depth + 1);
    if (answer) {
      answer.path.unshift(String(name));
      return answer;
    }
  }
  return undefined;
}

/** Whether parsing a text may give a string with U+0000 or a lone surrogate. */
function mayHoldForbidden(text: string): boolean {
  return !text.isWellFormed() || /\\u(?:0000|d[89a-f])/i.test(text);
}

/** Cleans the strings inside a parsed value, in place: a reviver takes four times as long. */
function cleanStrings(value: unknown): unknown {
  if (typeof value === "string") return cleanText(value);
  if (typeof value !== "object" || value === null) return value;
  const inner = value as JsonObject;
  for (const name of Object.keys(inner)) inner[name] = cleanStrings(inner[name]);
  return inner;
}

/** Parses JSON text; strings inside lose U+0000 and lone surrogates. Never throws. */
export function parseJson(text: string): Result<unknown, "NOT_JSON"> {
  try {
    const value: unknown = JSON.parse(text);
    return ok(mayHoldForbidden(text) ? cleanStrings(value) : value);
  } catch (error) {
    return fail("NOT_JSON", messageOf(error), error);
  }
}
