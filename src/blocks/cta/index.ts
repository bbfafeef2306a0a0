import { defineBlock } from "../define-block.ts";
import { schema } from "./schema.ts";

/** A call to action, mostly the last thing before the footer. */
export const cta = defineBlock({
  type: "cta",
  label: "Call to action",
  icon: "Target",
  schema,
  View: () => import("./View.tsx"),
  prompt: () => import("./prompt.ts"),
});
