/** Who wrote a blog post; only the name is certain. */
export type PostAuthor = { name: string; avatar?: string; bio?: string; link?: string };

/** A tag of posts: its name in addresses, what people read, and where the posts that have it are listed. */
type PostTagLink = { name: string; label: string; href: string };

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

/** What lists show of each post besides its title and description (spec 3). */
export type ShownFlags = {
  withCoverImage?: boolean;
  withAuthorName?: boolean;
  withAuthorAvatar?: boolean;
  withDate?: boolean;
};

/** A post and the address that it is read at. */
export type ListedPost = PostSummary & { href: string };

/** A blog: the address of its list of posts, which its feeds are below, and its name. */
type PostBlog = { href: string; title: string };

/** One page of a list of posts. */
export type PostList = {
  /** The list's own address, without a query. */
  href: string;
  /** The blog whose posts these are; none where posts of several blogs are listed. */
  blog?: PostBlog;
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

/** A whole post but for its body, which the page renders (`body` of the block context). */
export type PostPage = ListedPost & {
  /** Absolute address, for share links and structured data. */
  url: string;
  /** When its content was last published. */
  modifiedAt?: string;
  blog: PostBlog;
  previous?: ListedPost;
  next?: ListedPost;
  related: readonly ListedPost[];
};
