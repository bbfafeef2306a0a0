import { defineBlock } from "../define-block.ts";
import { defaults } from "./defaults.ts";
import { sample } from "./sample.ts";
import { schema } from "./schema.ts";
import { View } from "./View.tsx";

/** Running text such as a manual or a policy, written as HTML or markdown. */
export const content = defineBlock({
  type: "content",
  label: "Content",
  icon: "PenLine",
  schema,
  defaults,
  sample,
  View,
  source: (block) => block.content,
  hosts: (block, richText) => richText.hosts(block.content),
  prompt: () => import("./prompt.ts"),
});
