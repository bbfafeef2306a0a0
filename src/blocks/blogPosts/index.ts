import { defineBlock } from "../define-block.ts";
import { defaults } from "./defaults.ts";
import { listHead } from "./list-address.ts";
import { schema } from "./schema.ts";
import { View } from "./View.tsx";

/** The blog's posts, newest first. */
export const blogPosts = defineBlock({
  type: "blogPosts",
  label: "Blog posts",
  icon: "BookOpen",
  schema,
  defaults,
  View,
  queryNames: ["tag", "page"],
  head: (list) => list && listHead(list),
  prompt: () => import("./prompt.ts"),
});
