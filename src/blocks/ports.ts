import type { PostList, PostPage } from "./parts/data/post.ts";

/** A person who belongs to an organization. */
export type Member = { user: string; avatar_url?: string; url?: string };

/** Members, for how many seconds they may be shown, and why they are stale if they are. */
export type KnownMembers = { members: Member[]; seconds: number; problem?: unknown };

/** Data with the tags that drop the pages which show it. */
export type Tagged<Data> = { data: Data; tags: readonly string[] };

/**
 * What loaders may read beyond their own content. Blocks declare what they need and the server provides it: a loader knows
 * neither databases nor services.
 */
export type Ports = {
  /**
   * Reads the members of an organization on GitHub.
   * @returns undefined where none are loaded, as in development.
   * @throws Error that says, for the log, why they can't be read.
   */
  readMembers: (organization: string) => Promise<KnownMembers | undefined>;
  /** Lists the published posts of the blog that the page belongs to, or else of all blogs. @param page from 1. */
  readPosts: (wanted: { tag?: string; page: number; size: number }) => Promise<Tagged<PostList>>;
  /** Reads a post by its slug. @returns undefined for one that visitors can't see. */
  readPost: (slug: string) => Promise<Tagged<PostPage> | undefined>;
};
