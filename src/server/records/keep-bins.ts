import { emptyBins, finishAllKeys, finishConversions } from "#records/server";
import { repeatUntilStopped } from "#shared/server";
import type { Services } from "../services.ts";

const HOUR_MS = 60 * 60 * 1000;

/** Deletes what has been deleted for 30 days, and ends conversions that were cut off. @returns a function that stops it. */
export function startEmptyingBins({ database, log }: Services): () => Promise<void> {
  const work = async (): Promise<boolean> => {
    try {
      const converted = await finishConversions(database);
      if (converted > 0) log.info({ count: converted }, "a change of a property's type that was cut off is finished");
      await finishAllKeys(database);
      const count = await emptyBins(database);
      if (count > 0) log.info({ count }, "what was deleted 30 days ago is gone for good");
    } catch (error) {
      log.error({ err: error }, "the bin could not be emptied: it will be tried again");
    }
    return false;
  };
  return repeatUntilStopped(work, HOUR_MS);
}
