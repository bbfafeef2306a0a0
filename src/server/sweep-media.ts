import { sweepAnnounced } from "#media/server";
import { repeatUntilStopped } from "#shared/server";
import type { Services } from "./services.ts";

const HOUR_MS = 60 * 60 * 1000;

/** Removes files of pictures that processes left which died, now and every hour. @returns a function that stops it. */
export function startSweepingMedia({ database, media, log }: Services): () => Promise<void> {
  const work = async (): Promise<boolean> => {
    try {
      const count = await sweepAnnounced(database, media);
      if (count > 0) log.info({ count }, "files of pictures that were never added are removed");
    } catch (error) {
      log.error({ err: error }, "files of pictures that were never added can't be removed: it will be tried again");
    }
    return false;
  };
  return repeatUntilStopped(work, HOUR_MS);
}
