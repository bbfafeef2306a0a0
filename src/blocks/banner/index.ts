import { defineBlock } from "../define-block.ts";
import { schema } from "./schema.ts";

/** A strip with one piece of news that stays at the window's upper or lower edge. */
export const banner = defineBlock({
  type: "banner",
  label: "Banner",
  icon: "Megaphone",
  landmark: ({ style }) => style,
  wrapperClass: "banner-wrapper",
  hasFixedTools: true,
  schema,
  View: () => import("./View.tsx"),
  early: ({ dismissible }) => (dismissible ? "banner" : undefined),
  prompt: () => import("./prompt.ts"),
});
