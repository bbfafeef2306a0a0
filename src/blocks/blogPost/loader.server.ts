import { defineLoader } from "../define-loader.ts";
import type { PostPage } from "../parts/data/post.ts";
import { schema } from "./schema.ts";

/** Reads the post that the block's variable names; its body is rendered with the page. */
export const loader = defineLoader<typeof schema, PostPage | undefined>(
  schema,
  async (_content, { ports, variables }) => {
    const post = variables.postSlug ? await ports.readPost(variables.postSlug) : undefined;
    return post && { data: post.data, freshness: { tags: post.tags } };
  },
);
