import type { PageContent, PostBody } from "#publishing";
import type { Locale } from "#shared";

/** A post that a page shows: published, or a draft in a preview. */
export type ShownPost = PageContent & { id: string; path: string; locale: Locale; publishedAt?: string };

/** What visitors see at an address: a published page, a generated one, or a post in its frame. */
export type ShownPage = PageContent & {
  /** Its id, or that of the post that it shows at the post's own address; none for a generated page. */
  id?: string;
  /** Its published version; none for a generated page. */
  versionId?: string;
  /** Its path, with parameters where its address has values. */
  path: string;
  locale?: Locale;
  locales?: Locale[];
  noindex?: boolean;
  /** Whether it is only looked at: it loads no script. */
  isStill?: boolean;
  /** The post that the page shows, and where its blocks are among the page's. */
  post?: ShownPost;
  body?: PostBody;
};
