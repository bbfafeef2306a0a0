import { stringify } from "yaml";
import { localePath, type Locale } from "#shared";
import { metaValue, type MetaTag, type PageContent } from "../../page.ts";
import { readPostMeta } from "../post-meta.ts";
import { writeBody } from "./body-blocks.ts";
import { readDate } from "./read-date.ts";
import { POST_TAGS } from "./post-content.ts";

/** A post as it is exported. */
export type ExportedPost = {
  path: string;
  locale: Locale;
  /** The page's name, for a post whose content has no title. */
  name: string;
  /** Paths from which visitors are redirected to it. */
  formerPaths: readonly string[];
  content: PageContent;
  /** ISO time of its first publication. */
  publishedAt?: string;
  /** Visitors see exactly this text. */
  isPublished: boolean;
};

function otherTags(metaTags: readonly MetaTag[]): Record<string, string> | undefined {
  // An empty one says nothing, and no import keeps it.
  const others = metaTags.filter(({ name, value }) => value !== "" && !POST_TAGS.includes(name));
  return others.length > 0 ? Object.fromEntries(others.map(({ name, value }) => [name, value])) : undefined;
}

/**
 * Writes a post as a Markdown file with YAML front matter, in the names that most programs read. `path` tells an import that
 * the file is this product's: the same post comes back, to the byte when it is exported again.
 */
export function markdownFileOf(post: ExportedPost): string {
  const { path, locale, name, formerPaths, content, publishedAt, isPublished } = post;
  const { title, description, cover, coverAlt, author, tags } = readPostMeta(content.metaTags);
  const date = readDate(metaValue(content, "article:published_time") ?? "") ?? publishedAt;
  const fields = {
    title: title || name,
    description: description || undefined,
    date: date || undefined,
    author: author || undefined,
    tags: tags.length > 0 ? tags.map(({ label }) => label) : undefined,
    cover: cover || undefined,
    coverAlt: coverAlt || undefined,
    draft: !isPublished,
    slug: path.slice(path.lastIndexOf("/") + 1),
    path,
    lang: locale,
    aliases: formerPaths.length > 0 ? formerPaths.map((former) => localePath(former, locale)) : undefined,
    meta: otherTags(content.metaTags),
  };
  const front = stringify(fields, { lineWidth: 0 });
  return `---\n${front}---\n\n${writeBody(content.blocks)}\n`;
}
