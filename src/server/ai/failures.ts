import { ModelError } from "#ai/server";
import type { Failure } from "#shared";

const UNEXPECTED: Failure = { code: "INTERNAL", message: "This failed on the server. Nothing was changed; try again." };

/** A failure as programs get it; the message is for people. */
const CODES: Partial<Record<ModelError["code"], string>> = {
  NOT_CONFIGURED: "AI_NOT_CONFIGURED",
  INVALID_MODEL: "INVALID_MODEL",
};

/**
 * @returns a failed model call as the API reports it, never with the provider's own text; PROVIDER_FAILED has the
 * ModelError's code as its `reason`.
 */
export function failureOf(error: unknown): Failure {
  if (!(error instanceof ModelError)) return UNEXPECTED;
  const { code, message, retryAfter } = error;
  const details = {
    ...(CODES[code] === undefined && { reason: code }),
    ...(retryAfter !== undefined && { retryAfter: Math.ceil(retryAfter) }),
  };
  return { code: CODES[code] ?? "PROVIDER_FAILED", message, details };
}
