import { defineBlock } from "../define-block.ts";
import { defaults } from "./defaults.ts";
import { schema } from "./schema.ts";
import { View } from "./View.tsx";

/** Figures with what they count and where they come from. */
export const stats = defineBlock({
  type: "stats",
  label: "Figures",
  icon: "TrendingUp",
  schema,
  defaults,
  View,
  prompt: () => import("./prompt.ts"),
});
