import { defineBlock } from "../define-block.ts";
import { defaults } from "./defaults.ts";
import { schema } from "./schema.ts";
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
  prompt: null,
});
