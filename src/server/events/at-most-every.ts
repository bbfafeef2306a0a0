/**
 * Limits how often something is done: at once when it is first asked for, then at most once in each period, and always once
 * after the last time.
 * @returns what asks for it.
 */
export function atMostEvery(ms: number, act: () => void): () => void {
  let timer: NodeJS.Timeout | undefined;
  let isAsked = false;
  const run = () => {
    timer = undefined;
    if (!isAsked) return;
    isAsked = false;
    timer = setTimeout(run, ms).unref();
    act();
  };
  return () => {
    isAsked = true;
    if (!timer) run();
  };
}
