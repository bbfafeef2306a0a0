import { cleanText, fail, ok, type Result } from "#shared";
import { checkBlocks, faultLabel } from "../../operations/check-blocks.ts";
import {
  draftSize,
  MAX_BLOCKS,
  MAX_DRAFT_SIZE,
  MAX_META,
  TOO_LARGE_DRAFT,
  TOO_LONG_META,
  TOO_MANY_BLOCKS,
} from "../../operations/limits.ts";
import type { MetaTag, PageContent } from "../../page.ts";
import { readBody } from "./body-blocks.ts";
import type { SourcePost } from "./source-post.ts";

/** Meta tags that have fields of their own in front matter. */
export const POST_TAGS = [
  "title",
  "description",
  "og:image",
  "og:image:alt",
  "author",
  "article:published_time",
  "article:tag",
];

function metaTagsOf(post: SourcePost, title: string): MetaTag[] {
  const tags = [...new Set(post.tags.map((tag) => tag.replaceAll(",", " ")))];
  const values = [title, post.description, post.cover, post.coverAlt, post.author, post.date, tags.join(", ")];
  const own = POST_TAGS.map((name, index) => ({ name, value: values[index] ?? "" }));
  const others = post.metaTags.filter(({ name }) => !POST_TAGS.includes(name));
  const all = [...own, ...others].map(({ name, value }) => ({ name: cleanText(name), value: cleanText(value) }));
  return all.filter(({ name, value }) => name !== "" && value !== "");
}

/**
 * Makes the content of a page from a post.
 * @returns INVALID with a message for people when no draft can hold it.
 */
export function contentOfPost(post: SourcePost, title: string): Result<PageContent, "INVALID"> {
  const content = { metaTags: metaTagsOf(post, title), blocks: readBody(post.body) };
  const checked = checkBlocks(content.blocks);
  if (!checked.ok) {
    const { message, details } = checked.error;
    return fail("INVALID", [faultLabel(details?.path ?? []), message].filter(Boolean).join(": "));
  }
  if (content.blocks.length > MAX_BLOCKS) return fail("INVALID", TOO_MANY_BLOCKS);
  if (content.metaTags.some(({ value }) => value.length > MAX_META)) return fail("INVALID", TOO_LONG_META);
  return draftSize(content) > MAX_DRAFT_SIZE ? fail("INVALID", TOO_LARGE_DRAFT) : ok(content);
}
