import { defineBlock } from "../define-block.ts";
import { defaults } from "./defaults.ts";
import { schema } from "./schema.ts";
import { View } from "./View.tsx";

/** Numbered advantages with their sources: a table from the large breakpoint, an accordion below. */
export const advantagesTable = defineBlock({
  type: "advantagesTable",
  label: "Advantages table",
  icon: "BadgeCheck",
  schema,
  defaults,
  View,
  prompt: () => import("./prompt.ts"),
});
