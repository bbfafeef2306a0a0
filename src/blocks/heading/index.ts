import { defineBlock } from "../define-block.ts";
import { schema } from "./schema.ts";

/** A heading with a line of explanation; as the first block it is the page's title. */
export const heading = defineBlock({
  type: "heading",
  label: "Heading",
  icon: "Heading",
  pageTitle: "first",
  schema,
  View: () => import("./View.tsx"),
  prompt: () => import("./prompt.ts"),
});
