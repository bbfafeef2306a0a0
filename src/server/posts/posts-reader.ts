import { AUTHORS_TAG, type Author } from "#authors";
import { findAuthors } from "#authors/server";
import type { ListedPost, Ports, PostAuthor, PostPage } from "#blocks/server";
import { parentPath, readPostMeta, tagName, type PostTag } from "#publishing";
import {
  besideTag,
  findListedPost,
  findNeighbours,
  findRelated,
  isBlog,
  listPostTags,
  listPublishedPosts,
  postTag,
  POSTS_TAG,
  wordsIn,
  type ListedPost as StoredPost,
} from "#publishing/server";
import { localePath, readingMinutes, type Locale } from "#shared";
import type { Services } from "../services.ts";
import type { ShownPage, ShownPost } from "../pages/shown-page.ts";

const MAX_TAGS = 30;
const MAX_RELATED = 3;

type ShownAt = { path: string; locale: Locale };
type Reader = Pick<Ports, "readPosts" | "readPost">;

const slugOf = (path: string) => path.slice(path.lastIndexOf("/") + 1);

/** A blog is named by its address: "/press-releases" -> "Press releases"; the one at the home page by the site. */
function blogOf({ settings }: Services, path: string, locale: Locale) {
  const words = slugOf(path).replaceAll("-", " ");
  const title = words ? words[0]?.toUpperCase() + words.slice(1) : settings.current.siteName;
  return { href: localePath(path, locale), title };
}

/** @returns what is known about an author; the bare name for one who isn't among the site's authors. */
function authorOf(name: string, known: ReadonlyMap<string, Author>): PostAuthor {
  const author = known.get(name);
  if (!author) return { name };
  const { avatar, bio, link } = author;
  return { name: author.name, avatar: avatar || undefined, bio: bio || undefined, link: link || undefined };
}

/** Makes what blocks show of posts in a language. @param posts all of them, whose authors are read at once. */
async function shower({ database }: Services, locale: Locale, posts: readonly StoredPost[]) {
  const authors = await findAuthors(database.db, [...new Set(posts.map(({ author }) => author).filter(Boolean))]);
  const tagLink =
    (blog: string) =>
    ({ tag, label }: PostTag) => ({
      name: tag,
      label,
      href: `${localePath(blog, locale)}?tag=${encodeURIComponent(tag)}`,
    });
  const summary = (post: StoredPost): ListedPost => ({
    slug: slugOf(post.path),
    href: localePath(post.path, locale),
    title: post.title,
    description: post.description || undefined,
    coverImage: post.cover || undefined,
    coverAlt: post.coverAlt || undefined,
    author: post.author ? authorOf(post.author, authors) : undefined,
    publishedAt: post.publishedAt || undefined,
    minutes: readingMinutes(post.words),
    tags: post.tags.map(tagLink(parentPath(post.path))),
  });
  return { summary, tagLink };
}

/** A shown post as lists have it: its own content, which a preview shows before it is published. */
async function listedOf({ database }: Services, post: ShownPost): Promise<StoredPost> {
  const listed = await findListedPost(database.db, post.id);
  const { title, description, cover, coverAlt, author, date, tags } = readPostMeta(post.metaTags);
  const { id: pageId, path, locale } = post;
  const publishedAt = date || listed?.publishedAt || "";
  const words = wordsIn(post.blocks);
  return { pageId, path, locale, title, description, cover, coverAlt, author, publishedAt, words, tags };
}

/** Reads the tags of a blog's posts, once for all pages until posts change. */
async function readTags({ database, postTags }: Services, blog: { locale: Locale; blog?: string }) {
  const kept = await postTags.read();
  const key = `${blog.locale} ${blog.blog ?? ""}`;
  const known = kept.get(key);
  if (known) return known;
  const tags = listPostTags(database.db, { ...blog, limit: MAX_TAGS });
  kept.set(key, tags);
  tags.catch(() => kept.delete(key));
  return tags;
}

/**
 * Makes the readers of posts for the blocks of one page.
 * @param page the page that is rendered: its blog's posts are listed, and the post in it is read.
 * @param address where it is rendered: the path without language prefix, and the language.
 */
export function postsReader(services: Services, page: ShownPage, { path, locale }: ShownAt): Reader {
  const { db } = services.database;

  const readPosts: Reader["readPosts"] = async ({ tag: typed, page: number, size }) => {
    const own = page.post ? parentPath(page.post.path) : page.path;
    const blog = (await isBlog(db, own)) ? own : undefined;
    const tag = typed === undefined ? undefined : tagName(typed);
    const wanted = { locale, blog, tag, limit: size + 1, offset: (number - 1) * size };
    const found = await listPublishedPosts(db, wanted);
    const tags = await readTags(services, { locale, blog });
    const { summary, tagLink } = await shower(services, locale, found);
    const label = tags.find((one) => one.tag === tag)?.label ?? found[0]?.tags.find((one) => one.tag === tag)?.label;
    const data = {
      href: localePath(blog ?? path, locale),
      ...(blog !== undefined && { blog: blogOf(services, blog, locale) }),
      posts: found.slice(0, size).map(summary),
      page: number,
      hasNext: found.length > size,
      ...(tag !== undefined && { tag: { name: tag, label } }),
      tags: tags.map(tagLink(blog ?? path)),
    };
    return { data, tags: [POSTS_TAG, AUTHORS_TAG] };
  };

  const readPost: Reader["readPost"] = async (slug) => {
    const { post } = page;
    if (!post || slugOf(post.path) !== slug) return { data: undefined, tags: [POSTS_TAG] };
    const own = await listedOf(services, post);
    const blog = parentPath(post.path);
    const { previous, next } = await findNeighbours(db, { ...own, blog, locale });
    const beside = [previous, next].filter((one) => one !== undefined);
    const without = beside.map(({ pageId }) => pageId);
    const related = await findRelated(db, own, { blog, locale, limit: MAX_RELATED, without });
    const shown = [own, ...beside, ...related];
    const { summary } = await shower(services, locale, shown);
    const href = localePath(post.path, locale);
    const data: PostPage = {
      ...summary(own),
      url: services.origin + href,
      modifiedAt: post.publishedAt,
      blog: blogOf(services, blog, locale),
      previous: previous && summary(previous),
      next: next && summary(next),
      related: related.map(summary),
    };
    return { data, tags: [AUTHORS_TAG, besideTag(post.id), ...shown.map(({ pageId }) => postTag(pageId))] };
  };

  return { readPosts, readPost };
}
