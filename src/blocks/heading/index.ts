import { defineBlock } from "../define-block.ts";
import { defaults } from "./defaults.ts";
import { schema } from "./schema.ts";
import { View } from "./View.tsx";

/** A heading with a line of explanation; as the first block it is the page's title. */
export const heading = defineBlock({
  type: "heading",
  label: "Heading",
  icon: "Heading",
  pageTitle: "first",
  schema,
  defaults,
  View,
  prompt: () => import("./prompt.ts"),
});
