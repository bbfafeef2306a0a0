import { defineBlock } from "../define-block.ts";
import { defaults } from "./defaults.ts";
import { schema } from "./schema.ts";
import { View } from "./View.tsx";

/** Steps with a picture each. */
export const steps = defineBlock({
  type: "steps",
  label: "Steps with pictures",
  icon: "ArrowRight",
  schema,
  defaults,
  View,
  prompt: () => import("./prompt.ts"),
});
