import { defineBlock } from "../define-block.ts";
import { defaults } from "./defaults.ts";
import { schema } from "./schema.ts";
import { View } from "./View.tsx";

/** The people around the product: chosen by hand, or the members of an organization on GitHub. */
export const community = defineBlock({
  type: "community",
  label: "Community",
  icon: "Users",
  schema,
  defaults,
  View,
  prompt: () => import("./prompt.ts"),
});
