import { defineBlock } from "../define-block.ts";
import { schema } from "./schema.ts";
import { structuredData } from "./structured-data.ts";

/** One post of the blog. */
export const blogPost = defineBlock({
  type: "blogPost",
  label: "Blog post",
  icon: "FileText",
  pageTitle: "first",
  schema,
  View: () => import("./View.tsx"),
  leadImage: (_content, post) => post?.coverImage,
  jsonLd: import.meta.env.SSR ? (_content, site, facts, post) => structuredData(post, site, facts) : undefined,
  head: (post) => post && { article: post, blog: post.blog },
  prompt: null,
});
