import { defineBlock } from "../define-block.ts";
import { schema } from "./schema.ts";

/** A process in steps: beside a heading that stays, in a row that scrolls, or all at once. */
export const timeline = defineBlock({
  type: "timeline",
  label: "Timeline",
  icon: "Clock",
  schema,
  View: () => import("./View.tsx"),
  prompt: () => import("./prompt.ts"),
});
