import type { ModelPart } from "./chat-model.ts";
import { ModelError } from "./model-error.ts";
import { toModelError } from "./provider-failure.ts";
import { retry } from "./retry.ts";

async function* resume(first: IteratorResult<ModelPart>, rest: AsyncGenerator<ModelPart>): AsyncGenerator<ModelPart> {
  try {
    if (first.done) return;
    yield first.value;
    yield* rest;
  } finally {
    await rest.return(undefined);
  }
}

/** Waits for the first part: until then a retry can't show a text twice. */
async function begin(parts: AsyncGenerator<ModelPart>): Promise<AsyncGenerator<ModelPart>> {
  return resume(await parts.next(), parts);
}

const RETRIED_STATUSES: ReadonlySet<number> = new Set([408, 409, 429]);

/** The provider's own header (`x-should-retry`) decides, or else the status (spec 9). */
function isWorthwhile(error: unknown): boolean {
  if (!(error instanceof ModelError)) return false;
  const { code, status, shouldRetry } = error;
  if (shouldRetry !== undefined) return shouldRetry;
  if (code === "NO_CREDIT") return false;
  if (status !== undefined) return status >= 500 || RETRIED_STATUSES.has(status);
  return code === "CONNECTION" || code === "TIMEOUT";
}

const hintOf = (error: unknown) => (error instanceof ModelError ? error.retryAfter : undefined);

/**
 * Asks a model, and retries a failure before the first part when that is worthwhile. Every client of a provider uses
 * this, with its library's own retries switched off, so that retries follow one rule and never multiply.
 * @param attempt asks once; throws ModelError.
 * @throws ModelError of the last attempt.
 */
export async function* askInAttempts(
  attempt: () => AsyncGenerator<ModelPart>,
  { maxRetries, signal }: { maxRetries: number; signal: AbortSignal | undefined },
): AsyncGenerator<ModelPart> {
  const options = { attempts: maxRetries + 1, isWorthwhile, hintOf, signal };
  const parts = await retry(() => begin(attempt()), options).catch((error: unknown) => {
    // An aborted pause between attempts throws the timer's error.
    throw signal?.aborted ? toModelError(error, signal, { secrets: [], texts: [] }) : error;
  });
  yield* parts;
}
