import type { Database } from "#db";
import { findNeighbours } from "../posts/published-posts.server.ts";

/** The tag of pages that list posts. */
export const POSTS_TAG = "posts";

/** @returns the tag of pages that show a post. */
export function postTag(pageId: string): string {
  return `post:${pageId}`;
}

/** @returns the tag of a post's own page, which shows the posts before and after it. */
export function besideTag(pageId: string): string {
  return `beside:${pageId}`;
}

/** @returns the tags of what a post's change concerns: lists, pages that show it, and its neighbours' links to it. */
async function tagsOf({ db }: Database, pageId: string): Promise<string[]> {
  const page = await db.selectFrom("pages").select("kind").where("id", "=", pageId).executeTakeFirst();
  if (page?.kind !== "post") return [];
  const listed = await db
    .selectFrom("post_listings")
    .select(["page_id as pageId", "path", "blog", "locale", "published_at as publishedAt"])
    .where("page_id", "=", pageId)
    .where("state", "=", "published")
    .executeTakeFirst();
  const beside = listed && (await findNeighbours(db, listed));
  const neighbours = [beside?.previous, beside?.next].filter((one) => one !== undefined);
  return [POSTS_TAG, postTag(pageId), ...neighbours.map((one) => besideTag(one.pageId))];
}

/**
 * Tells every process that visitors see something else at the paths of a page: cached pages there are dropped, and for a
 * post those that show it.
 */
export async function announcePage(database: Database, pageId: string, paths: readonly string[]): Promise<void> {
  for (const path of new Set(paths)) await database.notify("page_changed", path);
  for (const tag of await tagsOf(database, pageId)) await database.notify("data_changed", tag);
}
