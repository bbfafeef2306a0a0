import { defineBlock } from "../define-block.ts";
import { defaults } from "./defaults.ts";
import { schema } from "./schema.ts";
import { View } from "./View.tsx";

/** Who the product is for: criteria that are ticked one after another, or a numbered grid. */
export const qualification = defineBlock({
  type: "qualification",
  label: "Qualification",
  icon: "UserCheck",
  schema,
  defaults,
  View,
  prompt: () => import("./prompt.ts"),
});
