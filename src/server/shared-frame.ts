import type { Database } from "#db";
import { FRAME_PATH, type SharedFrame } from "#publishing";
import { findPublishedFrame } from "#publishing/server";

/** Keeps the site's shared header and footer in memory until they are published anew, by whichever process. */
export function openFrame(database: Database): { read: () => Promise<SharedFrame> } {
  let known: Promise<SharedFrame> | undefined;
  const forget = () => void (known = undefined);
  database.listen("page_changed", (path) => (path === FRAME_PATH ? forget() : undefined), forget);
  return {
    read: () => {
      const reading = (known ??= findPublishedFrame(database.db));
      reading.catch(forget);
      return reading;
    },
  };
}
