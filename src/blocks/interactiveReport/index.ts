import { defineBlock } from "../define-block.ts";
import { schema } from "./schema.ts";

/** Tabs, one picture per feature. */
export const interactiveReport = defineBlock({
  type: "interactiveReport",
  label: "Interactive report",
  icon: "Presentation",
  schema,
  View: () => import("./View.tsx"),
  prompt: () => import("./prompt.ts"),
});
