import type { Database, Executor } from "#db";
import { DEFAULT_LOCALE, LOCALES } from "#shared";
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

/** @returns the ids of the posts that have this one beside them, in each language that shows it. */
async function findBeside(db: Executor, pageId: string): Promise<string[]> {
  const listed = await db
    .selectFrom("post_listings")
    .select(["page_id as pageId", "path", "blog", "locale", "published_at as publishedAt"])
    .where("page_id", "=", pageId)
    .where("state", "=", "published")
    .executeTakeFirst();
  if (!listed) return [];
  const ids: string[] = [];
  for (const locale of listed.locale === DEFAULT_LOCALE ? LOCALES : [listed.locale]) {
    const { previous, next } = await findNeighbours(db, { ...listed, locale });
    ids.push(...[previous, next].flatMap((one) => one?.pageId ?? []));
  }
  return ids;
}

/**
 * @returns the tags of what a post's change concerns: lists, pages that show it, or the same post in another language in its
 * place, and the links of other posts to it.
 */
async function tagsOf({ db }: Database, pageId: string): Promise<string[]> {
  const page = await db.selectFrom("pages").select(["kind", "path"]).where("id", "=", pageId).executeTakeFirst();
  if (page?.kind !== "post") return [];
  const same = await db.selectFrom("pages").select("id").where("path", "=", page.path).execute();
  const shown = same.map(({ id }) => postTag(id));
  const beside = (await findBeside(db, pageId)).map(besideTag);
  return [...new Set([POSTS_TAG, ...shown, ...beside])];
}

/**
 * Tells every process that visitors see something else at the paths of a page: cached pages there are dropped, and for a
 * post those that show it.
 */
export async function announcePage(database: Database, pageId: string, paths: readonly string[]): Promise<void> {
  for (const path of new Set(paths)) await database.notify("page_changed", path);
  for (const tag of await tagsOf(database, pageId)) await database.notify("data_changed", tag);
}
