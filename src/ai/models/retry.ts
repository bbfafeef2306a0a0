import { setTimeout as wait } from "node:timers/promises";

/** The default number of attempts (spec 9). */
const ATTEMPTS = 3;
const FIRST_DELAY_MS = 500;
const LONGEST_DELAY_MS = 8000;
const JITTER = 0.25;
/** A requested pause of this length or longer is ignored (spec 9). */
const IGNORED_HINT_S = 60;

type RetryOptions = {
  attempts?: number;
  /** Whether another attempt can help after this failure. */
  isWorthwhile: (error: unknown) => boolean;
  /** The pause in seconds that the server requested. */
  hintOf?: (error: unknown) => number | undefined;
  signal?: AbortSignal | undefined;
};

/** Half a second, doubled each time up to 8 seconds, with a jitter of up to a quarter less (spec 9). */
function backoff(failures: number): number {
  const delay = Math.min(FIRST_DELAY_MS * 2 ** (failures - 1), LONGEST_DELAY_MS);
  return delay * (1 - Math.random() * JITTER);
}

function delayAfter(hint: number | undefined, failures: number): number {
  const isObeyed = hint !== undefined && hint >= 0 && hint < IGNORED_HINT_S;
  return isObeyed ? hint * 1000 : backoff(failures);
}

/**
 * Calls `work` until it succeeds, at most `attempts` times (three by default).
 * @throws the last failure; the previous one when `signal` aborts the pause.
 */
export async function retry<Value>(work: () => Promise<Value>, options: RetryOptions): Promise<Value> {
  const { attempts = ATTEMPTS, isWorthwhile, hintOf, signal } = options;
  for (let failures = 1; ; failures += 1) {
    try {
      return await work();
    } catch (error) {
      if (failures >= attempts || signal?.aborted || !isWorthwhile(error)) throw error;
      await wait(delayAfter(hintOf?.(error), failures), undefined, signal ? { signal } : {});
    }
  }
}
