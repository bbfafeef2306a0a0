import { defineBlock } from "../define-block.ts";
import { defaults } from "./defaults.ts";
import { schema } from "./schema.ts";
import { View } from "./View.tsx";

/** An offer sheet: its terms, one action, and the steps that follow. */
export const specialOffer = defineBlock({
  type: "specialOffer",
  label: "Special offer",
  icon: "Gift",
  schema,
  defaults,
  View,
  prompt: () => import("./prompt.ts"),
});
