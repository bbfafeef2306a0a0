import { ModelError } from "#ai/server";

/** No reply takes longer; well within the time that its part of the budget is reserved. */
const MAX_REPLY_MS = 5 * 60_000;

const TOO_SLOW = "The model took too long to answer. Try again.";

/** Aborts a call at the provider early. */
export type CallLimit = {
  signal: AbortSignal;
  /** For a caller that doesn't want the rest. */
  stop: () => void;
  /** Releases the caller's signal and the timer once the call has ended. */
  done: () => void;
};

/** Ends a call when its caller disconnects or stops it, or when it takes too long; the signal's reason is a ModelError. */
export function limitCall(caller: AbortSignal): CallLimit {
  const controller = new AbortController();
  const stop = () => controller.abort();
  const timer = setTimeout(() => controller.abort(new ModelError("TIMEOUT", TOO_SLOW)), MAX_REPLY_MS);
  caller.addEventListener("abort", stop, { once: true });
  if (caller.aborted) stop();
  const done = () => {
    clearTimeout(timer);
    caller.removeEventListener("abort", stop);
  };
  return { signal: controller.signal, stop, done };
}
