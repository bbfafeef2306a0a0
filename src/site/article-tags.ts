import type { BlockHead } from "#blocks";
import { readTags, type MetaTag } from "#publishing";
import { tag } from "./html.ts";
import type { RenderContext } from "./types.ts";

/** Meta tags of a post that `articleTags` writes instead. */
export const ARTICLE_TAGS: ReadonlySet<string> = new Set([
  "article:tag",
  "article:published_time",
  "article:modified_time",
]);

type Article = NonNullable<BlockHead["article"]>;

/** @returns the post that a page is about: the one whose address it has. Other pages may show a post too. */
export function articleAt(heads: readonly BlockHead[], address: string): Article | undefined {
  return heads.find(({ article }) => article?.url === address)?.article;
}

/** The Open Graph tags of a post: its times, and each of its tags (https://ogp.me/#type_article). */
export function articleTags({ publishedAt, modifiedAt }: Article, metaTags: readonly MetaTag[]): [string, string][] {
  const tags = readTags(metaTags.filter(({ name }) => name === "article:tag").map(({ value }) => value));
  const pairs: [string, string | undefined][] = [
    ["article:published_time", publishedAt],
    ["article:modified_time", modifiedAt],
    ...tags.map(({ label }): [string, string] => ["article:tag", label]),
  ];
  return pairs.filter((pair): pair is [string, string] => pair[1] !== undefined);
}

const FEEDS = [
  ["feed.xml", "application/rss+xml"],
  ["feed.json", "application/feed+json"],
] as const;

/** Links to the feeds of the blog that a page belongs to. */
export function feedLinks(heads: readonly BlockHead[], { siteName }: RenderContext): string[] {
  const blog = heads.find((head) => head.blog)?.blog;
  if (!blog) return [];
  const base = blog.href.replace(/\/$/, "");
  return FEEDS.map(([file, type]) => tag("link", { rel: "alternate", type, title: siteName, href: `${base}/${file}` }));
}
