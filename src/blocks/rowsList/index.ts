import { defineBlock } from "../define-block.ts";
import { defaults } from "./defaults.ts";
import { schema } from "./schema.ts";
import { View } from "./View.tsx";

/** Rows of an entity, read-only: the block offers no way to create one (spec 6). */
export const rowsList = defineBlock({
  type: "rowsList",
  label: "Rows list",
  icon: "Rows3",
  schema,
  defaults,
  View,
  queryNames: ["sort", "search", "after", "before"],
  prompt: null,
});
