import { defineBlock } from "../define-block.ts";
import { defaults } from "./defaults.ts";
import { schema } from "./schema.ts";
import { View } from "./View.tsx";

/** The page's end: the site's name, links by section, social accounts. */
export const footer = defineBlock({
  type: "footer",
  label: "Footer",
  icon: "PanelBottom",
  landmark: "footer",
  schema,
  defaults,
  View,
  prompt: () => import("./prompt.ts"),
});
