import type { BlogPosts } from "./schema.ts";

/** Shows everything about each post, under the blog page's heading. */
export const defaults: BlogPosts = {
  style: "list",
  withCoverImage: true,
  withAuthorName: true,
  withAuthorAvatar: true,
  withDate: true,
};
