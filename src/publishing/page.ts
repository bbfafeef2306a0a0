import type { JsonObject, Locale } from "#shared";

/** One name/value pair of the page's head (spec 3): title, description, og:image ... */
export type MetaTag = { name: string; value: string };

/** What a page shows: blocks in the stored form (spec 3). */
export type PageContent = { metaTags: MetaTag[]; blocks: JsonObject[] };

/** A post belongs to the blog above its path, and is shown inside that blog's frame (`posts/frame.ts`). */
export const PAGE_KINDS = ["page", "post"] as const;
export type PageKind = (typeof PAGE_KINDS)[number];

/** A page as visitors see it: its published version. */
export type PublishedPage = PageContent & {
  id: string;
  versionId: string;
  kind: PageKind;
  /** Its path, which may contain the parameters `:id1` and `:id2`. */
  path: string;
  /** The language that the content is written in. */
  locale: Locale;
  /** Every language that the page has content in. */
  locales: Locale[];
  publishedAt: string;
};

/** @returns the value of a meta tag, or undefined when the page has none or an empty one. */
export function metaValue(page: PageContent, name: string): string | undefined {
  return page.metaTags.find((tag) => tag.name === name)?.value || undefined;
}
