import type { z } from "zod";
import { failAt, isObject, ok, parseJson, plainIssue, cleanText, type Result } from "#shared";

/** Deeper values are no content of a page; they would only tire whoever walks them. */
const MAX_DEPTH = 40;
/** No list of a page is longer; a longer one would only be checked at length. */
const MAX_ENTRIES = 2000;
const TOO_DEEP = `A value is nested at most ${MAX_DEPTH} levels deep`;

/** What no JSON that we take may have, whatever it is for; undefined when all is well. */
function faultIn(value: unknown, left = MAX_DEPTH): string | undefined {
  if (typeof value !== "object" || value === null) return undefined;
  if (left === 0) return TOO_DEEP;
  if (Array.isArray(value) && value.length > MAX_ENTRIES) return `A list has at most ${MAX_ENTRIES} entries`;
  if (isObject(value)) {
    if (Object.hasOwn(value, "__proto__")) return "A name can't be __proto__";
    if (Object.keys(value).some((name) => cleanText(name) !== name)) return "A name has no U+0000 or half a character";
  }
  for (const one of Object.values(value)) {
    const fault = faultIn(one, left - 1);
    if (fault) return fault;
  }
  return undefined;
}

/** Reads JSON and checks it. @returns INVALID with the place of the first fault. */
export function readBody(text: string, schema: z.ZodType): Result<unknown, "INVALID"> {
  // Nothing sent is nothing asked for beyond the defaults.
  const json = parseJson(text || "{}");
  if (!json.ok) {
    const isTooDeep = json.error.cause instanceof RangeError;
    return failAt("INVALID", isTooDeep ? TOO_DEEP : `The body is no JSON: ${json.error.message}`, { path: [] });
  }
  const fault = faultIn(json.value);
  if (fault) return failAt("INVALID", fault, { path: [] });
  const parsed = schema.safeParse(json.value, { error: plainIssue });
  if (parsed.success) return ok(parsed.data);
  const [issue] = parsed.error.issues;
  return failAt("INVALID", issue?.message ?? "The body is not what this address takes", {
    path: issue?.path.map(String) ?? [],
  });
}
