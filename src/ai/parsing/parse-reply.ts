import { fail, ok, parseJson, type Result } from "#shared";
import { unwrapFence } from "./fence.ts";
import { scanJson } from "./scan-json.ts";

/** @returns the failure of a reply that can't be used (spec 5, 8). */
export function unreadable(cause?: unknown): { ok: false; error: { code: "UNREADABLE"; message: string } } {
  return fail("UNREADABLE", "Could not parse response", cause);
}

/**
 * Parses a finished reply as JSON: raw newlines and trailing commas are stripped, text inside a code fence is used when
 * there is one (spec 5). A reply that was cut off is an error. Never throws.
 */
export function parseReply(text: string): Result<unknown, "UNREADABLE"> {
  const scan = scanJson(unwrapFence(text));
  const parsed = scan && parseJson(scan.text);
  return parsed?.ok ? ok(parsed.value) : unreadable(parsed?.error);
}
