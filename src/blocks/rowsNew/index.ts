import { defineBlock } from "../define-block.ts";
import { defaults } from "./defaults.ts";
import { schema } from "./schema.ts";
import { View } from "./View.tsx";

/** A new row of an entity: what was saved, and a link to create the next one. */
export const rowsNew = defineBlock({
  type: "rowsNew",
  label: "New row",
  icon: "Plus",
  pageTitle: "first",
  schema,
  defaults,
  View,
  prompt: null,
});
