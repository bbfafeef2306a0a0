import { emptyBins } from "#records/server";
import { repeatUntilStopped } from "#shared/server";
import type { Services } from "../services.ts";

const HOUR_MS = 60 * 60 * 1000;

/** Deletes rows that have been in the bin for 30 days. @returns a function that stops it. */
export function startEmptyingBins({ database, log }: Services): () => Promise<void> {
  const work = async (): Promise<boolean> => {
    try {
      const count = await emptyBins(database);
      if (count > 0) log.info({ count }, "rows in the bin were deleted after 30 days");
    } catch (error) {
      log.error({ err: error }, "the bin could not be emptied: it will be tried again");
    }
    return false;
  };
  return repeatUntilStopped(work, HOUR_MS);
}
