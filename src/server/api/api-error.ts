import { ERROR_CODES } from "#contract";
import type { Failure } from "#shared";

/** Makes the response for a failure: `{ error: { code, message, path?, problems? } }`. */
export function errorResponse({ code, message, details }: Failure): Response {
  const kind = Object.hasOwn(ERROR_CODES, code) ? ERROR_CODES[code as keyof typeof ERROR_CODES] : undefined;
  if (!kind) throw new Error(`The contract doesn't have the error code ${code}`);
  const { retryAfter, ...rest } = details ?? {};
  const headers = new Headers({ "Cache-Control": "no-store" });
  if (retryAfter !== undefined) headers.set("Retry-After", String(retryAfter));
  return Response.json({ error: { code, message, ...rest } }, { status: kind.status, headers });
}
