import { defineBlock } from "../define-block.ts";
import { schema } from "./schema.ts";

/** Cells of different sizes that fill a rectangle on every screen. */
export const bento = defineBlock({
  type: "bento",
  label: "Bento grid",
  icon: "LayoutDashboard",
  schema,
  View: () => import("./View.tsx"),
  prompt: () => import("./prompt.ts"),
});
