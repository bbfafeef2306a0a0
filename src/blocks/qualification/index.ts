import { defineBlock } from "../define-block.ts";
import { schema } from "./schema.ts";

/** Who the product is for: criteria that are ticked one after another, or a numbered grid. */
export const qualification = defineBlock({
  type: "qualification",
  label: "Qualification",
  icon: "UserCheck",
  schema,
  View: () => import("./View.tsx"),
  prompt: () => import("./prompt.ts"),
});
