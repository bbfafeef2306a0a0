import { defineBlock } from "../define-block.ts";
import { schema } from "./schema.ts";

/** The people around the product: chosen by hand, or the members of an organization on GitHub. */
export const community = defineBlock({
  type: "community",
  label: "Community",
  icon: "Users",
  schema,
  View: () => import("./View.tsx"),
  prompt: () => import("./prompt.ts"),
});
