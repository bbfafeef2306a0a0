/**
 * Does work that is due until it is stopped: again at once while there was some, else after a rest. Any number of processes
 * may do so; `work` decides what is due.
 * @param work resolves to whether it did anything; must not reject.
 * @returns a function that stops and waits for the work that has begun.
 */
export function repeatUntilStopped(work: () => Promise<boolean>, restMs: number): () => Promise<void> {
  const stopping = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  let round = Promise.resolve();

  async function doDue(): Promise<void> {
    while (!stopping.signal.aborted && (await work()));
    if (!stopping.signal.aborted) timer = setTimeout(start, restMs).unref();
  }

  function start(): void {
    round = doDue();
  }

  start();
  return async () => {
    stopping.abort();
    clearTimeout(timer);
    await round;
  };
}
