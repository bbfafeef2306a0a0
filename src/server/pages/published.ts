import { LRUCache } from "lru-cache";
import type { Database } from "#db";
import type { JsonObject } from "#shared";
import { SHARED_BLOCKS_PATH, type PostTag, type SharedBlocks } from "#publishing";
import { findPublishedSharedBlocks, listPublishedPages, type ListedPage } from "#publishing/server";

type Options = {
  /** Whether a change of the page with this path makes the value stale; by default every change does. */
  concerns?: (path: string) => boolean;
  /** How long the value is kept at most, in milliseconds, as notifications may be lost; without a limit by default. */
  maxAge?: number;
};

/** A value that is read from the database once and kept. A failed read rejects and isn't kept. */
export type Kept<Value> = { read: () => Promise<Value> };

/** Keeps a value until a page changes in any process. */
export function keepUntilChanged<Value>(
  database: Database,
  read: () => Promise<Value>,
  { concerns = () => true, maxAge = Infinity }: Options = {},
): Kept<Value> {
  let kept: { value: Promise<Value>; until: number } | undefined;
  const forget = () => void (kept = undefined);
  database.listen("page_changed", (path) => (concerns(path) ? forget() : undefined), forget);
  return {
    read: () => {
      if (kept && Date.now() < kept.until) return kept.value;
      const own = { value: read(), until: Date.now() + maxAge };
      kept = own;
      own.value.catch(() => {
        if (kept === own) forget();
      });
      return own.value;
    },
  };
}

/** Keeps the site's shared header and footer until they are published again. @param maxAge in milliseconds. */
export function openSharedBlocks(database: Database, maxAge: number): Kept<SharedBlocks> {
  const concerns = (path: string) => path === SHARED_BLOCKS_PATH;
  return keepUntilChanged(database, () => findPublishedSharedBlocks(database.db), { concerns, maxAge });
}

/** What a post needs of the page that holds its form: the page's path with parameters, the form's block and its index. */
export type FoundForm = {
  path: string;
  versionId?: string;
  index: number;
  anchor?: string;
  content: JsonObject;
};

const MAX_FORMS = 1000;

/** Keeps the forms found on pages, by form and address, until a page changes. @param maxAge in milliseconds. */
export function openFoundForms(database: Database, maxAge: number): Kept<LRUCache<string, FoundForm>> {
  return keepUntilChanged(database, async () => new LRUCache<string, FoundForm>({ max: MAX_FORMS }), { maxAge });
}

/** The tags of blogs by language and blog. */
export type PostTags = LRUCache<string, Promise<readonly (PostTag & { count: number })[]>>;

const MAX_BLOGS = 100;

/** Keeps the tags of blogs, which all of a blog's posts are read for, until a page changes. @param maxAge in milliseconds. */
export function openPostTags(database: Database, maxAge: number): Kept<PostTags> {
  return keepUntilChanged(database, async (): Promise<PostTags> => new LRUCache({ max: MAX_BLOGS }), { maxAge });
}

/** Every published page in each of its languages, by path. */
export type PublishedPages = readonly ListedPage[];

/** Keeps the list of published pages, for the sitemap and for link targets. @param maxAge in milliseconds. */
export function openPublishedPages(database: Database, maxAge: number): Kept<PublishedPages> {
  return keepUntilChanged(database, () => listPublishedPages(database.db), { maxAge });
}
