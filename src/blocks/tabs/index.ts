import { defineBlock } from "../define-block.ts";
import { schema } from "./schema.ts";

/** Tabs whose panels have copy and a picture. */
export const tabs = defineBlock({
  type: "tabs",
  label: "Tabs",
  icon: "PanelTop",
  schema,
  View: () => import("./View.tsx"),
  prompt: () => import("./prompt.ts"),
});
