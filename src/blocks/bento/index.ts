import { defineBlock } from "../define-block.ts";
import { defaults } from "./defaults.ts";
import { schema } from "./schema.ts";
import { View } from "./View.tsx";

/** Cells of different sizes that fill a rectangle on every screen. */
export const bento = defineBlock({
  type: "bento",
  label: "Bento grid",
  icon: "LayoutDashboard",
  schema,
  defaults,
  View,
  prompt: () => import("./prompt.ts"),
});
