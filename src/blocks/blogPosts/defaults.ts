import type { BlogPosts } from "./schema.ts";

/** Shows everything about each post, under the blog page's heading. */
export const defaults: BlogPosts = {
  withCoverImage: true,
  withAuthorName: true,
  withAuthorAvatar: true,
  withDate: true,
};
