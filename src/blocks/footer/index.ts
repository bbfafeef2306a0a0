import { defineBlock } from "../define-block.ts";
import { schema } from "./schema.ts";

const deep = () => import("./View.tsx");
const light = () => import("./LightView.tsx");

/** The page's end: the site's name, links by section, social accounts. */
export const footer = defineBlock({
  type: "footer",
  label: "Footer",
  icon: "PanelBottom",
  landmark: "footer",
  schema,
  View: {
    columns: deep,
    closing: deep,
    minimal: deep,
    newsletter: () => import("./NewsletterView.tsx"),
    bar: light,
    centered: light,
    directory: light,
  },
  prompt: () => import("./prompt.ts"),
});
