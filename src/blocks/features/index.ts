import { defineBlock } from "../define-block.ts";
import { defaults } from "./defaults.ts";
import { schema } from "./schema.ts";
import { View } from "./View.tsx";

/** Features: cards to scan, rows to read, or names of which one at a time is open. */
export const features = defineBlock({
  type: "features",
  label: "Features",
  icon: "LayoutGrid",
  schema,
  defaults,
  View,
  prompt: () => import("./prompt.ts"),
});
