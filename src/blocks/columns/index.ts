import { defineBlock } from "../define-block.ts";
import { defaults } from "./defaults.ts";
import { schema } from "./schema.ts";
import { View } from "./View.tsx";

/** Columns of running text, pictures and buttons. */
export const columns = defineBlock({
  type: "columns",
  label: "Columns",
  icon: "Columns3",
  schema,
  defaults,
  View,
  hosts: ({ items }, richText) => {
    const each = items.map(({ text }) => richText.hosts(text));
    return { img: each.flatMap(({ img }) => img), frame: each.flatMap(({ frame }) => frame) };
  },
  prompt: () => import("./prompt.ts"),
});
