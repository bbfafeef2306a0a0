import { defineBlock } from "../define-block.ts";
import { schema } from "./schema.ts";

/** Figures with what they count and where they come from. */
export const stats = defineBlock({
  type: "stats",
  label: "Figures",
  icon: "TrendingUp",
  schema,
  View: () => import("./View.tsx"),
  prompt: () => import("./prompt.ts"),
});
