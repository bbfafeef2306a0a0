import { defineBlock } from "../define-block.ts";
import { listHead } from "./list-address.ts";
import { schema } from "./schema.ts";

/** The blog's posts, newest first. */
export const blogPosts = defineBlock({
  type: "blogPosts",
  label: "Blog posts",
  icon: "BookOpen",
  schema,
  View: () => import("./View.tsx"),
  queryNames: ["tag", "page"],
  head: (list) => list && listHead(list),
  prompt: () => import("./prompt.ts"),
});
