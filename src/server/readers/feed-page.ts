import { AUTHORS_TAG, type Author } from "#authors";
import { findAuthors } from "#authors/server";
import { metaValue, parentPath, tagName } from "#publishing";
import {
  findPublishedContents,
  findPublishedPage,
  isBlog,
  listPublishedPosts,
  POSTS_TAG,
  type ListedPost,
  type PublishedContent,
} from "#publishing/server";
import { localePath, splitLocale, type Locale } from "#shared";
import { inSlices } from "#shared/server";
import { cachedPageInSteps, readQuery, type Address, type CachedPage, type Dependencies } from "#site";
import { absoluteTo, blocksFeedHtml } from "#site/server";
import { securityHeaders } from "../middleware/security-headers.ts";
import { fromCache, loadPage, renderContext, type Rendered } from "../pages/page-service.ts";
import type { Services } from "../services.ts";
import { jsonFeedOf, rssOf, type Feed, type FeedItem } from "./feed-documents.ts";

/** The last part of a feed's address, below its blog's. */
export const FEED_FILES = ["feed.xml", "feed.json"] as const;
export type FeedFile = (typeof FEED_FILES)[number];

const WRITERS: Record<FeedFile, { write: (feed: Feed) => string; contentType: string }> = {
  "feed.xml": { write: rssOf, contentType: "application/rss+xml; charset=utf-8" },
  "feed.json": { write: jsonFeedOf, contentType: "application/feed+json; charset=utf-8" },
};

const MAX_POSTS = 50;
/** Characters of full text in one feed; the posts beyond have their descriptions only. */
const MAX_TEXT = 3_000_000;
const TAG = "tag";

/** What the feed's posts depend on beyond the list itself. */
type Gathered = { items: FeedItem[]; freshness: Omit<Dependencies, "queryNames"> | "never" };

/** The full text of a post, with what it depends on. */
async function readPost(services: Services, post: ListedPost, content: PublishedContent, locale: Locale) {
  const report = (error: unknown) => services.log.error({ err: error, path: post.path }, "a block failed");
  const address = { path: post.path, locale, search: "" };
  const page = { ...content, path: post.path, locale: content.locale };
  const { blocks, data, freshness } = await loadPage(services, page, address, report);
  const context = { ...renderContext(services, post.path, locale), data };
  return { html: await blocksFeedHtml({ ...page, blocks }, context, services.assets, report), freshness };
}

function itemOf(
  { origin, assets }: Services,
  post: ListedPost,
  content: PublishedContent,
  locale: Locale,
): Omit<FeedItem, "html" | "author"> {
  const { pageId, title, description, tags, publishedAt } = post;
  const address = origin + localePath(post.path, locale);
  const cover = post.cover ? absoluteTo(address)(assets.image(post.cover).src) : undefined;
  const { publishedAt: changedAt, locale: language } = content;
  const labels = tags.map(({ label }) => label);
  return { pageId, address, title, description, cover, tags: labels, publishedAt, changedAt, language };
}

/** What a feed says of who wrote a post. */
function writerOf({ origin, assets }: Services, name: string, known: Author | undefined): FeedItem["author"] {
  if (!known) return name ? { name } : undefined;
  const absolute = absoluteTo(origin);
  const avatar = known.avatar ? absolute(assets.image(known.avatar).src) : undefined;
  return { name: known.name, url: known.link ? absolute(known.link) : undefined, avatar };
}

async function gather(services: Services, posts: readonly ListedPost[], locale: Locale): Promise<Gathered> {
  const contents = await findPublishedContents(
    services.database.db,
    posts.map(({ pageId }) => pageId),
  );
  const authors = await findAuthors(services.database.db, [...new Set(posts.map(({ author }) => author))]);
  const gathered: Gathered = { items: [], freshness: { tags: [POSTS_TAG, AUTHORS_TAG] } };
  let length = 0;
  for (const post of posts) {
    const content = contents.get(post.pageId);
    if (!content) continue;
    const author = writerOf(services, post.author, authors.get(post.author));
    const item = { ...itemOf(services, post, content, locale), author, html: "" };
    gathered.items.push(item);
    if (length > MAX_TEXT) continue;
    const { html, freshness } = await readPost(services, post, content, locale);
    length += html.length;
    if (length <= MAX_TEXT) item.html = html;
    gathered.freshness = together(gathered.freshness, freshness);
  }
  return gathered;
}

function together(all: Gathered["freshness"], one: Gathered["freshness"]): Gathered["freshness"] {
  if (all === "never" || one === "never") return "never";
  const seconds = Math.min(all.seconds ?? Infinity, one.seconds ?? Infinity);
  return { tags: [...all.tags, ...one.tags], ...(seconds < Infinity && { seconds }) };
}

/** What a feed says of its blog: what the blog's page says of itself, with the site's name, or else the site. */
async function headOf(services: Services, { path, locale }: Address, tag: string | undefined, label: string) {
  const { database, origin, settings } = services;
  const found = await findPublishedPage(database.db, path, locale);
  const page = found?.path === path ? found : undefined;
  const { siteName } = settings.current;
  const title = (page && metaValue(page, "title")) ?? siteName;
  const query = tag === undefined ? "" : `?${TAG}=${encodeURIComponent(tag)}`;
  const about = tag === undefined ? title : `${title}: ${label}`;
  return {
    // A reader lists it among those of other sites, many of which are called "Blog".
    title: title.includes(siteName) ? about : `${about} · ${siteName}`,
    description: (page && metaValue(page, "description")) ?? settings.current.description ?? "",
    home: encodeURI(origin + localePath(path, locale)) + query,
    language: locale,
    query,
  };
}

async function writeFeed(services: Services, address: Address, file: FeedFile): Promise<Rendered | undefined> {
  const { db } = services.database;
  const { path: blog, locale, search } = address;
  if (!(await isBlog(db, blog))) return undefined;
  const typed = readQuery(search, [TAG])[TAG];
  const tag = typed === undefined ? undefined : tagName(typed);
  const posts = await listPublishedPosts(db, { locale, blog, tag, limit: MAX_POSTS });
  const { items, freshness } = await gather(services, posts, locale);
  const label = posts.flatMap(({ tags }) => tags).find((one) => one.tag === tag)?.label ?? tag ?? "";
  const { query, ...head } = await headOf(services, address, tag, label);
  const self = encodeURI(services.origin + localePath(`${blog.replace(/\/$/, "")}/${file}`, locale)) + query;
  const { write, contentType } = WRITERS[file];
  const text = write({ ...head, address: self, items });
  const made = await inSlices(cachedPageInSteps([text], securityHeaders(services.origin), Date.now()));
  const page = { ...made, contentType, vary: "Accept-Encoding" };
  if (freshness === "never") return { page };
  return { page: { ...page, freshSeconds: freshness.seconds }, dependencies: { queryNames: [TAG], ...freshness } };
}

/**
 * Gives a blog's feed of its 50 newest posts with full text, in a language and with `?tag=` those of a tag: from the cache,
 * or else written.
 * @param pathname the feed's address with its language prefix.
 * @returns undefined where the path above isn't a blog with published posts.
 */
export async function getFeed(
  services: Services,
  pathname: string,
  search: string,
  file: FeedFile,
): Promise<CachedPage | undefined> {
  const { locale, path } = splitLocale(pathname);
  const address = { path: parentPath(path), locale, search, format: file };
  return fromCache(services.cache, address, () => writeFeed(services, address, file));
}
