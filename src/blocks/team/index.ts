import { defineBlock } from "../define-block.ts";
import { schema } from "./schema.ts";

/** The people of an organisation. */
export const team = defineBlock({
  type: "team",
  label: "Team",
  icon: "HeartHandshake",
  schema,
  View: () => import("./View.tsx"),
  prompt: () => import("./prompt.ts"),
});
