import { defineBlock } from "../define-block.ts";
import { defaults } from "./defaults.ts";
import { schema } from "./schema.ts";
import { View } from "./View.tsx";

/** Tabs whose panels have copy and a picture. */
export const tabs = defineBlock({
  type: "tabs",
  label: "Tabs",
  icon: "PanelTop",
  schema,
  defaults,
  View,
  prompt: () => import("./prompt.ts"),
});
