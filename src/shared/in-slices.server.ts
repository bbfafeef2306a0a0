import type { Steps } from "./steps.ts";
import { yieldToRequests } from "./yield-to-requests.server.ts";

/** How long work may block the event loop before it yields. */
const SLICE_MS = 10;

/**
 * Runs work to its end without blocking the event loop: other requests are answered in between, and after a last step that
 * was long, before what comes next.
 */
export async function inSlices<Value>(steps: Steps<Value>): Promise<Value> {
  let since = performance.now();
  for (;;) {
    const step = steps.next();
    if (performance.now() - since >= SLICE_MS) {
      await yieldToRequests();
      since = performance.now();
    }
    if (step.done) return step.value;
  }
}
