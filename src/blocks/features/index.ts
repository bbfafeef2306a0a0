import { defineBlock } from "../define-block.ts";
import { schema } from "./schema.ts";

/** Features: cards to scan, rows to read, or names of which one at a time is open. */
export const features = defineBlock({
  type: "features",
  label: "Features",
  icon: "LayoutGrid",
  schema,
  View: () => import("./View.tsx"),
  prompt: () => import("./prompt.ts"),
});
