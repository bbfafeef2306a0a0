import { defineBlock } from "../define-block.ts";
import { defaults } from "./defaults.ts";
import { schema } from "./schema.ts";
import { View } from "./View.tsx";

/** A process in steps: beside a heading that stays, in a row that scrolls, or all at once. */
export const timeline = defineBlock({
  type: "timeline",
  label: "Timeline",
  icon: "Clock",
  schema,
  defaults,
  View,
  prompt: () => import("./prompt.ts"),
});
