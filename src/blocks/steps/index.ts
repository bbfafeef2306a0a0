import { defineBlock } from "../define-block.ts";
import { schema } from "./schema.ts";

/** Steps with a picture each. */
export const steps = defineBlock({
  type: "steps",
  label: "Steps with pictures",
  icon: "ArrowRight",
  schema,
  View: () => import("./View.tsx"),
  prompt: () => import("./prompt.ts"),
});
