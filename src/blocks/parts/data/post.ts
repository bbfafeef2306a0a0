/** Who wrote a blog post; only the name is certain. */
export type PostAuthor = { name: string; avatar?: string; bio?: string; link?: string };

/** A tag of posts, and where the posts that have it are listed. */
export type PostTagLink = { label: string; href: string };

/** What lists and the post itself show of a blog post; dates are ISO. */
export type PostSummary = {
  slug: string;
  title: string;
  description?: string;
  coverImage?: string;
  coverAlt?: string;
  author?: PostAuthor;
  publishedAt?: string;
  /** How long it takes to read. */
  minutes?: number;
  tags?: readonly PostTagLink[];
};

/** A post and the address that it is read at. */
export type ListedPost = PostSummary & { href: string };

/** One page of a list of posts. */
export type PostList = {
  /** Newest first. */
  posts: readonly ListedPost[];
  /** Its number, from 1. */
  page: number;
  hasNext: boolean;
  /** The tag that the posts are filtered by; without a label no published post has it. */
  tag?: { name: string; label?: string };
  /** The tags of all posts of the blog, the most frequent first. */
  tags: readonly PostTagLink[];
};

/** A whole post but for its body, which the page's renderer draws (`body` of the block context). */
export type PostPage = ListedPost & {
  /** Absolute address, for share links and structured data. */
  url: string;
  /** The list that it belongs to. */
  blog: { href: string; title: string };
  previous?: ListedPost;
  next?: ListedPost;
  related: readonly ListedPost[];
};
