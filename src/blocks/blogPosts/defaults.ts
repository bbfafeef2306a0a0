import type { BlogPosts } from "./schema.ts";

/** All there is to show of each post, under the heading that the blog page opens with. */
export const defaults: BlogPosts = {
  withCoverImage: true,
  withAuthorName: true,
  withAuthorAvatar: true,
  withDate: true,
};
