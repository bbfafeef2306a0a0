import type { Failure } from "#shared";

/** The status of each failure that isn't 422 (docs/api.md). */
const STATUSES: Record<string, 401 | 403 | 404 | 409 | 413 | 429 | 500 | 502 | 503> = {
  UNAUTHENTICATED: 401,
  WRONG_CREDENTIALS: 401,
  EMAIL_NOT_CONFIRMED: 403,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  PATH_TAKEN: 409,
  PATH_CONFLICT: 409,
  BATCH_REUSED: 409,
  REVISION_AHEAD: 409,
  DRAFT_MOVED: 409,
  CONFLICT: 409,
  TOO_LARGE: 413,
  TOO_MANY: 429,
  RATE_LIMITED: 429,
  BUDGET_SPENT: 429,
  INTERNAL: 500,
  PROVIDER_FAILED: 502,
  AI_NOT_CONFIGURED: 503,
  UNAVAILABLE: 503,
};

/** Makes the answer that tells a failure: `{ error: { code, message, path?, problems? } }`. */
export function errorResponse({ code, message, details }: Failure): Response {
  const { retryAfter, ...rest } = details ?? {};
  const headers = new Headers({ "Cache-Control": "no-store" });
  if (retryAfter !== undefined) headers.set("Retry-After", String(retryAfter));
  return Response.json({ error: { code, message, ...rest } }, { status: STATUSES[code] ?? 422, headers });
}
