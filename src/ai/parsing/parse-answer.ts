import { parseJson } from "#shared";
import { unwrapFence } from "./fence.ts";
import { scanJson } from "./scan-json.ts";

/**
 * Parses a model's answer that may still be growing: a code fence is stripped, open strings, brackets and braces are
 * closed, and incomplete tokens (half a name, half a number) are left out (spec 5).
 * @returns null for a mismatched closer, and for text without JSON. Never throws.
 */
export function parseAnswer(text: string): unknown {
  const scan = scanJson(unwrapFence(text));
  if (!scan) return null;
  const closed = parseJson(scan.text + scan.closers);
  if (closed.ok) return closed.value;
  const whole = parseJson(scan.whole);
  return whole.ok ? whole.value : null;
}
