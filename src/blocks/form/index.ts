import { defineBlock } from "../define-block.ts";
import { schema } from "./schema.ts";

/** A form with fields of its own; what visitors send arrives in the inbox. */
export const form = defineBlock({
  type: "form",
  label: "Form",
  icon: "ClipboardList",
  pageTitle: "first",
  schema,
  View: () => import("./View.tsx"),
  leadImage: ({ style, image }) => (style === "split" ? image : undefined),
  prompt: () => import("./prompt.ts"),
});
