import { defineBlock } from "../define-block.ts";
import { defaults } from "./defaults.ts";
import { schema } from "./schema.ts";
import { View } from "./View.tsx";

/** A strip with one piece of news: at the top it scrolls away with the page, at the bottom it stays in sight. */
export const banner = defineBlock({
  type: "banner",
  label: "Banner",
  icon: "Megaphone",
  landmark: ({ style }) => (style === "bottom" ? "footer" : "header"),
  frameClass: "banner-frame",
  schema,
  defaults,
  View,
  early: ({ dismissible }) => (dismissible ? "banner" : undefined),
  prompt: () => import("./prompt.ts"),
});
