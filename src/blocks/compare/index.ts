import { defineBlock } from "../define-block.ts";
import { schema } from "./schema.ts";

/** Before and after of one task: two cards that read as one change, on a phone one at a time with a switch. */
export const compare = defineBlock({
  type: "compare",
  label: "Compare",
  icon: "Repeat",
  schema,
  View: () => import("./View.tsx"),
  prompt: () => import("./prompt.ts"),
});
