import { defineBlock } from "../define-block.ts";
import { schema } from "./schema.ts";

/** An offer sheet: its terms, one action, and the steps that follow. */
export const specialOffer = defineBlock({
  type: "specialOffer",
  label: "Special offer",
  icon: "Gift",
  schema,
  View: () => import("./View.tsx"),
  prompt: () => import("./prompt.ts"),
});
