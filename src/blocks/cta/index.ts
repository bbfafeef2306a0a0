import { defineBlock } from "../define-block.ts";
import { defaults } from "./defaults.ts";
import { schema } from "./schema.ts";
import { View } from "./View.tsx";

/** A call to action, mostly the last thing before the footer. */
export const cta = defineBlock({
  type: "cta",
  label: "Call to action",
  icon: "Target",
  schema,
  defaults,
  View,
  prompt: () => import("./prompt.ts"),
});
