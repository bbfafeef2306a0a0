import { defineBlock } from "../define-block.ts";
import { CREATED_QUERY } from "./row-action.ts";
import { schema } from "./schema.ts";

/** A form for a new row of an entity; then what was saved, and a link to create the next one. */
export const rowsNew = defineBlock({
  type: "rowsNew",
  label: "New row",
  icon: "Plus",
  pageTitle: "first",
  queryNames: [CREATED_QUERY],
  schema,
  View: () => import("./View.tsx"),
  prompt: null,
});
