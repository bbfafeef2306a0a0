/** A site's description of itself, for every prompt. */
export type SiteFacts = {
  siteName: string;
  description?: string;
  /** The audience of its copy. */
  audience?: string;
  /** Its tone of voice. */
  tone?: string;
  /** Statements that copy may make. */
  facts: readonly string[];
  /** Published posts in the language of a new one. */
  posts?: PublishedExamples;
  /** The types of blocks of a page for the same kind of site, in their order: an example for the plan of a new one. */
  example?: readonly string[];
};

/** What a new post takes after: beginnings of published posts, for their manner, and the tags that posts have. */
export type PublishedExamples = { texts: readonly string[]; tags: readonly string[] };
