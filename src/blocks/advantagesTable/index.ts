import { defineBlock } from "../define-block.ts";
import { schema } from "./schema.ts";

/** Numbered advantages with their sources: a table from the large breakpoint, an accordion below. */
export const advantagesTable = defineBlock({
  type: "advantagesTable",
  label: "Advantages table",
  icon: "BadgeCheck",
  schema,
  View: () => import("./View.tsx"),
  prompt: () => import("./prompt.ts"),
});
