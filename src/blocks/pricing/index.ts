import { defineBlock } from "../define-block.ts";
import { defaults } from "./defaults.ts";
import { schema } from "./schema.ts";
import { View } from "./View.tsx";

/** Plans with their prices; visitors choose period and currency where there are several. */
export const pricing = defineBlock({
  type: "pricing",
  label: "Pricing",
  icon: "Coins",
  schema,
  defaults,
  View,
  prompt: () => import("./prompt.ts"),
});
