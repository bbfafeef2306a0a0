import { setTimeout as wait } from "node:timers/promises";

/** When an email that wasn't taken is tried again: soon, and before its link ends. */
const PAUSES_MS = [15_000, 60_000, 5 * 60_000, 15 * 60_000];

/**
 * Sends an email, and tries it again while the mail server is away or puts it off. Nothing is stored, so an email that this
 * process still has when it ends is lost: its receiver can ask for another one. Never rejects.
 * @param onFailure called for each failed try, with whether it was the last.
 */
export async function sendPatiently(
  send: () => Promise<void>,
  onFailure: (error: unknown, isGivenUp: boolean) => void,
  pausesMs: readonly number[] = PAUSES_MS,
): Promise<void> {
  for (const pauseMs of [...pausesMs, undefined]) {
    try {
      return await send();
    } catch (error) {
      onFailure(error, pauseMs === undefined);
    }
    if (pauseMs !== undefined) await wait(pauseMs, undefined, { ref: false });
  }
}
