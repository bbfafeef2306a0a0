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

/** Waits for the first part: until then the question can be asked again without anyone seeing a text twice. */
async function begin(parts: AsyncGenerator<ModelPart>): Promise<AsyncGenerator<ModelPart>> {
  return resume(await parts.next(), parts);
}

const RETRIED_STATUSES: ReadonlySet<number> = new Set([408, 409, 429]);

/** The provider's own word on it (`x-should-retry`) decides; else the status does (spec 9). */
function isWorthwhile(error: unknown): boolean {
  if (!(error instanceof ModelError)) return false;
  const { code, status, shouldRetry } = error;
  if (shouldRetry !== undefined) return shouldRetry;
  if (status !== undefined) return status >= 500 || RETRIED_STATUSES.has(status);
  return code === "CONNECTION" || code === "TIMEOUT";
}

const hintOf = (error: unknown) => (error instanceof ModelError ? error.retryAfter : undefined);

/**
 * Asks a model, and again when a failure before the first part makes that worthwhile. Every way to a provider asks
 * through this, with the attempts of its library switched off, so that attempts follow one rule and never multiply.
 * @param attempt asks once; throws ModelError.
 * @throws ModelError of the last attempt.
 */
export async function* askInAttempts(
  attempt: () => AsyncGenerator<ModelPart>,
  { maxRetries, signal }: { maxRetries: number; signal: AbortSignal | undefined },
): AsyncGenerator<ModelPart> {
  const options = { attempts: maxRetries + 1, isWorthwhile, hintOf, signal };
  const parts = await retry(() => begin(attempt()), options).catch((error: unknown) => {
    // A pause between attempts ends with an error of the timer.
    throw signal?.aborted ? toModelError(error, signal, { secrets: [], texts: [] }) : error;
  });
  yield* parts;
}
