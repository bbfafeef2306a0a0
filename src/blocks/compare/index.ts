import { defineBlock } from "../define-block.ts";
import { defaults } from "./defaults.ts";
import { schema } from "./schema.ts";
import { View } from "./View.tsx";

/** Before and after of one task: two cards that read as one change, on a phone one at a time with a switch. */
export const compare = defineBlock({
  type: "compare",
  label: "Compare",
  icon: "Repeat",
  schema,
  defaults,
  View,
  prompt: () => import("./prompt.ts"),
});
