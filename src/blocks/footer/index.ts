import { defineBlock } from "../define-block.ts";
import { schema } from "./schema.ts";

/** The page's end: the site's name, links by section, social accounts. */
export const footer = defineBlock({
  type: "footer",
  label: "Footer",
  icon: "PanelBottom",
  landmark: "footer",
  schema,
  View: () => import("./View.tsx"),
  prompt: () => import("./prompt.ts"),
});
