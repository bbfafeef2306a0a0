/** Work that is repeated until it is stopped. */
export type Repeated = {
  /** Ends the pause between two rounds. */
  wake: () => void;
  /** Begins no other round, and waits for the one that has begun. */
  stop: () => Promise<void>;
};

/**
 * Repeats work, with a pause after each round, until it is stopped. Any number of processes may do so; `work` decides
 * what is due.
 * @param work resolves to the milliseconds to pause; must not reject.
 */
export function repeatWithPauses(work: () => Promise<number>): Repeated {
  let isStopped = false;
  let isWoken = false;
  let timer: NodeJS.Timeout | undefined;
  let round: Promise<void> | undefined;

  async function doRound(): Promise<void> {
    isWoken = false;
    const pauseMs = await work();
    round = undefined;
    pause(isWoken ? 0 : pauseMs);
  }

  function pause(ms: number): void {
    clearTimeout(timer);
    if (!isStopped) timer = setTimeout(() => void (round = doRound()), ms).unref();
  }

  round = doRound();
  return {
    wake: () => {
      if (round) isWoken = true;
      else pause(0);
    },
    stop: async () => {
      isStopped = true;
      clearTimeout(timer);
      await round;
    },
  };
}

/**
 * Does work that is due until it is stopped: again at once while there was some, else after a pause.
 * @param work resolves to whether it did anything; must not reject.
 * @returns a function that stops and waits for the work that has begun.
 */
export function repeatUntilStopped(work: () => Promise<boolean>, pauseMs: number): () => Promise<void> {
  return repeatWithPauses(async () => ((await work()) ? 0 : pauseMs)).stop;
}
