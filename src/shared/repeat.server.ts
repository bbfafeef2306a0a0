/** Work that is repeated until it is stopped. */
export type Repeated = {
  /** Ends the rest between two rounds. */
  wake: () => void;
  /** Begins no other round, and waits for the one that has begun. */
  stop: () => Promise<void>;
};

/**
 * Repeats work, with a rest after each round, until it is stopped. Any number of processes may do so; `work` decides what is
 * due.
 * @param work resolves to the milliseconds to rest; must not reject.
 */
export function repeatWithRests(work: () => Promise<number>): Repeated {
  let isStopped = false;
  let isWoken = false;
  let timer: NodeJS.Timeout | undefined;
  let round: Promise<void> | undefined;

  async function doRound(): Promise<void> {
    isWoken = false;
    const restMs = await work();
    round = undefined;
    rest(isWoken ? 0 : restMs);
  }

  function rest(ms: number): void {
    clearTimeout(timer);
    if (!isStopped) timer = setTimeout(() => void (round = doRound()), ms).unref();
  }

  round = doRound();
  return {
    wake: () => {
      if (round) isWoken = true;
      else rest(0);
    },
    stop: async () => {
      isStopped = true;
      clearTimeout(timer);
      await round;
    },
  };
}

/**
 * Does work that is due until it is stopped: again at once while there was some, else after a rest.
 * @param work resolves to whether it did anything; must not reject.
 * @returns a function that stops and waits for the work that has begun.
 */
export function repeatUntilStopped(work: () => Promise<boolean>, restMs: number): () => Promise<void> {
  return repeatWithRests(async () => ((await work()) ? 0 : restMs)).stop;
}
