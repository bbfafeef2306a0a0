import type { Database } from "#db";
import { SHARED_BLOCKS_PATH, type SharedBlocks } from "#publishing";
import { findPublishedSharedBlocks } from "#publishing/server";

/** Caches the site's shared header and footer until any process publishes them again. */
export function openSharedBlocks(database: Database): { read: () => Promise<SharedBlocks> } {
  let cached: Promise<SharedBlocks> | undefined;
  const forget = () => void (cached = undefined);
  database.listen("page_changed", (path) => (path === SHARED_BLOCKS_PATH ? forget() : undefined), forget);
  return {
    read: () => {
      const reading = (cached ??= findPublishedSharedBlocks(database.db));
      reading.catch(forget);
      return reading;
    },
  };
}
