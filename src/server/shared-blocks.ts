import type { Database } from "#db";
import { FRAME_PATH, type SharedFrame } from "#publishing";
import { findPublishedFrame } from "#publishing/server";

/** Caches the site's shared header and footer until any process publishes them again. */
export function openSharedBlocks(database: Database): { read: () => Promise<SharedFrame> } {
  let cached: Promise<SharedFrame> | undefined;
  const forget = () => void (cached = undefined);
  database.listen("page_changed", (path) => (path === FRAME_PATH ? forget() : undefined), forget);
  return {
    read: () => {
      const reading = (cached ??= findPublishedFrame(database.db));
      reading.catch(forget);
      return reading;
    },
  };
}
