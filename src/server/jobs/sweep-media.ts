import { sweepAnnounced, sweepPrivateFiles } from "#media/server";
import { repeatUntilStopped } from "#shared/server";
import type { Services } from "../services.ts";

const HOUR_MS = 60 * 60 * 1000;

/** Removes files that nothing refers to, such as those of processes that died, now and every hour. @returns a function that stops it. */
export function startSweepingMedia({ database, media, log }: Services): () => Promise<void> {
  const work = async (): Promise<boolean> => {
    try {
      const count = (await sweepAnnounced(database, media)) + (await sweepPrivateFiles(database, media));
      if (count > 0) log.info({ count }, "left-over files are removed");
    } catch (error) {
      log.error({ err: error }, "left-over files can't be removed: it will be tried again");
    }
    return false;
  };
  return repeatUntilStopped(work, HOUR_MS);
}
