import { defineBlock } from "../define-block.ts";
import { richTextCleaner } from "../parts/rich-text/load-rich-text.ts";
import { schema } from "./schema.ts";

/** Running text such as a manual or a policy, written as HTML or markdown. */
export const content = defineBlock({
  type: "content",
  label: "Content",
  icon: "PenLine",
  schema,
  View: () => import("./View.tsx"),
  cleaners: () => [richTextCleaner],
  source: (block) => block.content,
  hosts: (block, richText) => richText.hosts(block.content),
  prompt: () => import("./prompt.ts"),
});
