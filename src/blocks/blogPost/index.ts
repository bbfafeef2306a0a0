import { defineBlock } from "../define-block.ts";
import { defaults } from "./defaults.ts";
import { schema } from "./schema.ts";
import { structuredData } from "./structured-data.ts";
import { View } from "./View.tsx";

/** One post of the blog. */
export const blogPost = defineBlock({
  type: "blogPost",
  label: "Blog post",
  icon: "FileText",
  pageTitle: "first",
  schema,
  defaults,
  View,
  leadImage: (_content, post) => post?.coverImage,
  jsonLd: (_content, site, facts, post) => structuredData(post, site, facts),
  head: (post) => post && { article: post, blog: post.blog },
  prompt: null,
});
