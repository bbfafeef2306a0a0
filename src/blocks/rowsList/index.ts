import { defineBlock } from "../define-block.ts";
import { schema } from "./schema.ts";

/** Rows of an entity, read-only: the block offers no way to create one (spec 6). */
export const rowsList = defineBlock({
  type: "rowsList",
  label: "Rows list",
  icon: "Rows3",
  schema,
  View: () => import("./View.tsx"),
  queryNames: ["sort", "search", "after", "before"],
  prompt: null,
});
