import { defineBlock } from "../define-block.ts";
import { defaults } from "./defaults.ts";
import { schema } from "./schema.ts";
import { View } from "./View.tsx";

/** The people of an organisation. */
export const team = defineBlock({
  type: "team",
  label: "Team",
  icon: "HeartHandshake",
  schema,
  defaults,
  View,
  prompt: () => import("./prompt.ts"),
});
