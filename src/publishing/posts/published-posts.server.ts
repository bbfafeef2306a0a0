import type { Executor } from "#db";
import { DEFAULT_LOCALE, type Locale } from "#shared";
import { sql, type SqlBool } from "kysely";
import type { PostTag } from "./post-meta.ts";

/** A published post as lists show it. */
export type ListedPost = {
  pageId: string;
  path: string;
  locale: string;
  title: string;
  description: string;
  cover: string;
  coverAlt: string;
  /** The author's name; empty without one. */
  author: string;
  publishedAt: string;
  words: number;
  tags: readonly PostTag[];
};

export type PostQuery = {
  locale: Locale;
  /** The blog's path; every blog without one. */
  blog?: string;
  /** A tag's name (`tagName`). */
  tag?: string;
  limit: number;
  offset?: number;
};

/** The published posts that visitors see in a language: its own, and those that exist in the default language only. */
function postsIn(db: Executor, locale: Locale) {
  const query = db.selectFrom("post_listings as post").where("post.state", "=", "published");
  if (locale === DEFAULT_LOCALE) return query.where("post.locale", "=", locale);
  const translated = sql<SqlBool>`exists (select 1 from post_listings as other
    where other.path = post.path and other.state = 'published' and other.locale = ${locale})`;
  return query.where((eb) =>
    eb.or([eb("post.locale", "=", locale), eb.and([eb("post.locale", "=", DEFAULT_LOCALE), eb.not(translated)])]),
  );
}

type PostsIn = ReturnType<typeof postsIn>;

function rowsOf(query: PostsIn) {
  return query
    .select(["post.page_id as pageId", "post.path", "post.locale", "post.title", "post.description", "post.cover"])
    .select(["post.cover_alt as coverAlt", "post.author", "post.published_at as publishedAt", "post.words"]);
}

type Row = Omit<ListedPost, "tags">;

/** Adds the tags of posts, with one query for all. */
async function withTags(db: Executor, rows: readonly Row[]): Promise<ListedPost[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ pageId }) => pageId);
  const tags = await db
    .selectFrom("post_tags")
    .select(["page_id", "tag", "label"])
    .where("page_id", "in", ids)
    .where("state", "=", "published")
    .orderBy("tag")
    .execute();
  const byPost = Map.groupBy(tags, (one) => one.page_id);
  return rows.map((row) => ({
    ...row,
    tags: (byPost.get(row.pageId) ?? []).map(({ tag, label }) => ({ tag, label })),
  }));
}

/** Narrows posts to those of a blog. */
function ofBlog(query: PostsIn, blog: string | undefined): PostsIn {
  return blog === undefined ? query : query.where("post.blog", "=", blog);
}

/** Finds the ids of posts with a tag, the newest first, by the index alone. */
async function findTagged(db: Executor, { locale, blog, tag = "", limit, offset = 0 }: PostQuery): Promise<string[]> {
  const tagged = db
    .selectFrom("post_tags as tagged")
    .select("tagged.page_id as id")
    .where("tagged.tag", "=", tag)
    .where("tagged.state", "=", "published");
  const inBlog = blog === undefined ? tagged : tagged.where("tagged.blog", "=", blog);
  const shown =
    locale === DEFAULT_LOCALE
      ? inBlog.where("tagged.locale", "=", locale)
      : inBlog.where("tagged.page_id", "in", postsIn(db, locale).select("post.page_id"));
  const rows = await shown
    .orderBy("tagged.published_at", "desc")
    .orderBy("tagged.page_id", "desc")
    .limit(limit)
    .offset(offset)
    .execute();
  return rows.map(({ id }) => id);
}

/** @returns published posts by their ids, in the order of the ids. */
async function findListedPosts(db: Executor, ids: readonly string[]): Promise<ListedPost[]> {
  if (ids.length === 0) return [];
  const rows = await rowsOf(db.selectFrom("post_listings as post").where("post.state", "=", "published"))
    .where("post.page_id", "in", ids)
    .execute();
  const order = new Map(ids.map((id, index) => [id, index]));
  const index = ({ pageId }: Row) => order.get(pageId) ?? 0;
  return withTags(
    db,
    rows.toSorted((a, b) => index(a) - index(b)),
  );
}

/** Lists published posts, the newest first. */
export async function listPublishedPosts(db: Executor, query: PostQuery): Promise<ListedPost[]> {
  const { locale, blog, tag, limit, offset = 0 } = query;
  if (tag !== undefined) return findListedPosts(db, await findTagged(db, query));
  const rows = await rowsOf(ofBlog(postsIn(db, locale), blog))
    .orderBy("post.published_at", "desc")
    .orderBy("post.page_id", "desc")
    .limit(limit)
    .offset(offset)
    .execute();
  return withTags(db, rows);
}

/** @returns whether any published post belongs to a blog with this path. */
export async function isBlog(db: Executor, path: string): Promise<boolean> {
  const row = await db
    .selectFrom("post_listings")
    .select("page_id")
    .where("state", "=", "published")
    .where("blog", "=", path)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Lists the tags of a blog's published posts by how many posts have them, at most `limit`. */
export async function listPostTags(
  db: Executor,
  { locale, blog, limit }: Pick<PostQuery, "locale" | "blog" | "limit">,
): Promise<(PostTag & { count: number })[]> {
  const rows = await ofBlog(postsIn(db, locale), blog)
    .innerJoin("post_tags as tagged", (join) =>
      join.onRef("tagged.page_id", "=", "post.page_id").on("tagged.state", "=", "published"),
    )
    .select((eb) => ["tagged.tag", eb.fn.max("tagged.label").as("label"), eb.fn.countAll().as("count")])
    .groupBy("tagged.tag")
    .orderBy("count", "desc")
    .orderBy("tagged.tag")
    .limit(limit)
    .execute();
  return rows.map(({ tag, label, count }) => ({ tag, label, count: Number(count) }));
}

/** @returns one published post in its language; undefined for one that visitors don't see. */
export async function findListedPost(db: Executor, pageId: string): Promise<ListedPost | undefined> {
  return (await findListedPosts(db, [pageId]))[0];
}

/**
 * Finds a published post by its slug, the last part of its path: the newest of several blogs.
 * @returns its address without language.
 */
export async function findPostPath(db: Executor, slug: string, locale: Locale): Promise<string | undefined> {
  const row = await postsIn(db, locale)
    .select("post.path")
    .where(sql<SqlBool>`post.path = case post.blog when '/' then '/' else post.blog || '/' end || ${slug}`)
    .orderBy("post.published_at", "desc")
    .limit(1)
    .executeTakeFirst();
  return row?.path;
}

/** The posts before and after one in its blog, by date. */
export type Neighbours = { previous?: ListedPost; next?: ListedPost };

type Beside = Pick<ListedPost, "pageId" | "path" | "publishedAt"> & { blog: string; locale: Locale };

/** Finds the posts before and after one in its blog and language. */
export async function findNeighbours(db: Executor, post: Beside): Promise<Neighbours> {
  const beside = async (sign: "<" | ">") => {
    const order = sign === "<" ? "desc" : "asc";
    const rows = await rowsOf(ofBlog(postsIn(db, post.locale), post.blog))
      .where((eb) =>
        eb(eb.refTuple("post.published_at", "post.page_id"), sign, eb.tuple(post.publishedAt, post.pageId)),
      )
      .orderBy("post.published_at", order)
      .orderBy("post.page_id", order)
      .limit(1)
      .execute();
    return (await withTags(db, rows))[0];
  };
  return { previous: await beside("<"), next: await beside(">") };
}
