import type { Database } from "#db";
import { SHARED_BLOCKS_PATH, type SharedBlocks } from "#publishing";
import { findPublishedSharedBlocks } from "#publishing/server";
import { keepUntilChanged, type Kept } from "./kept-until-changed.ts";

/** Keeps the site's shared header and footer until any process publishes them again. */
export function openSharedBlocks(database: Database): Kept<SharedBlocks> {
  const concerns = (path: string) => path === SHARED_BLOCKS_PATH;
  return keepUntilChanged(database, () => findPublishedSharedBlocks(database.db), { concerns });
}
