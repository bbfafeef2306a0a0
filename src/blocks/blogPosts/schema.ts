import { z } from "zod";
import { color, longText, text } from "../fields.ts";
import type { PostSummary } from "../parts/data/post.ts";

/** A list of posts: what of each is shown (spec 3); the posts themselves are data. */
export const schema = z.looseObject({
  headline: text().optional(),
  subheadline: longText().optional(),
  withCoverImage: z.boolean().optional(),
  withAuthorName: z.boolean().optional(),
  withAuthorAvatar: z.boolean().optional(),
  withDate: z.boolean().optional(),
  color: color().optional(),
});

/** A post and the address that it is read at. */
export type ListedPost = PostSummary & { href: string };

/** The loader's data, newest first. */
export type BlogPostsData = { posts: readonly ListedPost[] };
export type BlogPosts = z.output<typeof schema>;
