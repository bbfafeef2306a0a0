import { defineBlock } from "../define-block.ts";
import { defaults } from "./defaults.ts";
import { schema } from "./schema.ts";
import { View } from "./View.tsx";

/** Tabs, one picture per feature. */
export const interactiveReport = defineBlock({
  type: "interactiveReport",
  label: "Interactive report",
  icon: "Presentation",
  schema,
  defaults,
  View,
  prompt: () => import("./prompt.ts"),
});
