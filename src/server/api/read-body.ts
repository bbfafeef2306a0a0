import type { z } from "zod";
import { failAt, findInJson, jsonFault, ok, parseJson, plainIssue, TOO_DEEP, type Result } from "#shared";

/** No valid body has a longer list; a schema would check each entry before it checks their number. */
const MAX_ENTRIES = 2000;

/** Reads JSON and checks it. @returns INVALID with the path of the first fault. */
export function readBody(text: string, schema: z.ZodType): Result<unknown, "INVALID"> {
  // An empty body asks for the defaults.
  const json = parseJson(text || "{}");
  if (!json.ok) {
    const isTooDeep = json.error.cause instanceof RangeError;
    return failAt("INVALID", isTooDeep ? TOO_DEEP : `The body is no JSON: ${json.error.message}`, { path: [] });
  }
  const fault = jsonFault(json.value);
  if (fault) return failAt("INVALID", fault.message, { path: fault.path });
  const long = findInJson(json.value, (inner) =>
    Array.isArray(inner) && inner.length > MAX_ENTRIES ? true : undefined,
  );
  if (long)
    return failAt("INVALID", `This has at most ${MAX_ENTRIES.toLocaleString("en")} entries`, { path: long.path });
  const parsed = schema.safeParse(json.value, { error: plainIssue });
  if (parsed.success) return ok(parsed.data);
  const [issue] = parsed.error.issues;
  return failAt("INVALID", issue?.message ?? "The body is not what this address takes", {
    path: issue?.path.map(String) ?? [],
  });
}
