import type { Steps } from "#shared";
import { openInSteps, type Opened } from "./bridge/open-text.ts";

/** How long a slice lasts: between two, keys and clicks are answered. */
const SLICE_MS = 30;

/** Works on for some milliseconds, at least one step. @returns the result once there is one. */
function workFor(milliseconds: number, steps: Steps<Opened>): Opened | undefined {
  const until = performance.now() + milliseconds;
  let step = steps.next();
  while (!step.done && performance.now() < until) step = steps.next();
  return step.done ? step.value : undefined;
}

/** Opens a text at once. @param milliseconds the most it may take. @returns undefined if they don't suffice. */
export function openAtOnce(source: string, milliseconds = SLICE_MS): Opened | undefined {
  return workFor(milliseconds, openInSteps(source));
}

/** Opens a text of any length in slices. @returns a function that cancels it. */
export function openInSlices(source: string, onDone: (opened: Opened) => void): () => void {
  const steps = openInSteps(source);
  let timer = setTimeout(goOn);
  function goOn(): void {
    const opened = workFor(SLICE_MS, steps);
    if (opened) onDone(opened);
    else timer = setTimeout(goOn);
  }
  return () => clearTimeout(timer);
}
