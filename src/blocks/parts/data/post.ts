/** Who wrote a blog post. */
type Author = { name: string; avatar?: string };

/** What lists and the post itself show of a blog post; dates are ISO. */
export type PostSummary = {
  slug: string;
  title: string;
  description?: string;
  coverImage?: string;
  author?: Author;
  publishedAt?: string;
};
