import { defineBlock } from "../define-block.ts";
import { richTextCleaner } from "../parts/rich-text/load-rich-text.ts";
import { schema } from "./schema.ts";

/** Columns of running text, pictures and buttons. */
export const columns = defineBlock({
  type: "columns",
  label: "Columns",
  icon: "Columns3",
  schema,
  View: () => import("./View.tsx"),
  cleaners: () => [richTextCleaner],
  hosts: ({ items }, richText) => {
    const each = items.map(({ text }) => richText.hosts(text));
    return { img: each.flatMap(({ img }) => img), frame: each.flatMap(({ frame }) => frame) };
  },
  prompt: () => import("./prompt.ts"),
});
