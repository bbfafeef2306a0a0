import { checkInSteps, type CheckContext, type Draft, type PublishReport } from "#publishing";
import { whenIdle } from "../when-idle.ts";

/** How long a slice of the check lasts. */
const SLICE_MS = 8;

/**
 * Runs the publish check when the browser is idle, in slices. It is loaded once the editor is used.
 * @returns a function that cancels it.
 */
export function checkDraft(
  draft: Draft,
  around: CheckContext | undefined,
  onDone: (report: PublishReport) => void,
): () => void {
  const steps = checkInSteps(draft, around);
  let cancel = whenIdle(goOn);
  function goOn(): void {
    const until = performance.now() + SLICE_MS;
    let step = steps.next();
    while (!step.done && performance.now() < until) step = steps.next();
    if (step.done) onDone(step.value);
    else cancel = whenIdle(goOn);
  }
  return () => cancel();
}
