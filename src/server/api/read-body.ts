import type { z } from "zod";
import { TOO_MANY_ITEMS } from "#publishing";
import { failAt, findInJson, isObject, jsonFault, ok, parseJson, plainIssue, TOO_DEEP, type Result } from "#shared";

/** No valid body has a longer list; a schema would check each entry before it checks their number. */
const MAX_ENTRIES = 2000;

const isLong = (value: unknown) => Array.isArray(value) && value.length > MAX_ENTRIES + 1;

/** Cuts a body's own lists to one entry too many, which a schema refuses in its own words. */
function cutLists(body: unknown): unknown {
  if (!isObject(body) || !Object.values(body).some(isLong)) return body;
  const cut = (value: unknown) => (Array.isArray(value) ? value.slice(0, MAX_ENTRIES + 1) : value);
  return Object.fromEntries(Object.entries(body).map(([name, value]) => [name, cut(value)]));
}

/** Reads JSON and checks it. @returns INVALID with the path of the first fault. */
export function readBody(text: string, schema: z.ZodType): Result<unknown, "INVALID"> {
  // An empty body asks for the defaults.
  const json = parseJson(text || "{}");
  if (!json.ok) {
    const isTooDeep = json.error.cause instanceof RangeError;
    return failAt("INVALID", isTooDeep ? TOO_DEEP : `The body isn’t valid JSON: ${json.error.message}`, { path: [] });
  }
  const fault = jsonFault(json.value);
  if (fault) return failAt("INVALID", fault.message, { path: fault.path });
  const body = cutLists(json.value);
  const long = findInJson(body, (inner) => isLong(inner) || undefined);
  if (long) return failAt("INVALID", TOO_MANY_ITEMS, { path: long.path });
  const parsed = schema.safeParse(body, { error: plainIssue });
  if (parsed.success && body !== json.value) return failAt("INVALID", TOO_MANY_ITEMS, { path: [] });
  if (parsed.success) return ok(parsed.data);
  const [issue] = parsed.error.issues;
  return failAt("INVALID", issue?.message ?? "This route doesn’t accept the body", {
    path: issue?.path.map(String) ?? [],
  });
}
