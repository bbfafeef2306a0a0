import { setImmediate } from "node:timers/promises";
import type { Steps } from "./steps.ts";

/** For so long work may hold the process before others get their turn. */
const SLICE_MS = 20;

/** Runs work to its end without holding the process: requests of others are answered in between. */
export async function inSlices<Value>(steps: Steps<Value>): Promise<Value> {
  let since = performance.now();
  for (let step = steps.next(); ; step = steps.next()) {
    if (step.done) return step.value;
    if (performance.now() - since < SLICE_MS) continue;
    await setImmediate();
    since = performance.now();
  }
}
