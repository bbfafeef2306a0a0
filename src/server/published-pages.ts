import type { Database } from "#db";
import { listPublishedPages, type ListedPage } from "#publishing/server";
import { keepUntilChanged, type Kept } from "./kept-until-changed.ts";

/** Every published page in each of its languages, by path. */
export type PublishedPages = readonly ListedPage[];

/**
 * Keeps the list of what is published, for the sitemap and for lists of links.
 * @param maxAge how long it may be stale when a notification was lost, in milliseconds.
 */
export function openPublishedPages(database: Database, maxAge: number): Kept<PublishedPages> {
  return keepUntilChanged(database, () => listPublishedPages(database.db), { maxAge });
}
