import type { Database } from "#db";
import { candidatePaths } from "#publishing";
import { listPublishedPages, listRedirectedPaths, type ListedPage } from "#publishing/server";
import { keepUntilChanged, type Kept } from "./kept-until-changed.ts";

/** What is published on the site. */
export type PublishedPages = {
  /** Every page in each of its languages, by path. */
  list: readonly ListedPage[];
  /** Whether a page, or a redirect to one, may be at an address without its language prefix. */
  mayHave: (address: string) => boolean;
};

async function readPublished({ db }: Database): Promise<PublishedPages> {
  const list = await listPublishedPages(db);
  const paths = new Set([...list.map(({ path }) => path), ...(await listRedirectedPaths(db))]);
  const hasPatterns = [...paths].some((path) => path.includes(":"));
  return {
    list,
    mayHave: (address) => (hasPatterns ? candidatePaths(address).some((path) => paths.has(path)) : paths.has(address)),
  };
}

/**
 * Keeps the list of what is published, so that neither a list of links nor an address that doesn't exist asks the
 * database. @param maxAge how long it may be stale when a notification was lost, in milliseconds.
 */
export function openPublishedPages(database: Database, maxAge: number): Kept<PublishedPages> {
  return keepUntilChanged(database, () => readPublished(database), { maxAge });
}
