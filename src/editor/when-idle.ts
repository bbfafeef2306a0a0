const LIMIT_MS = 2000;

/** Calls back once the browser is idle. @returns a function that cancels it. */
export function whenIdle(run: () => void): () => void {
  // Safari has no idle callbacks.
  if (!("requestIdleCallback" in globalThis)) {
    const timer = setTimeout(run, 0);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(run, { timeout: LIMIT_MS });
  return () => cancelIdleCallback(handle);
}
