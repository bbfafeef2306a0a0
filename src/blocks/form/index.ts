import { defineBlock } from "../define-block.ts";
import { defaults } from "./defaults.ts";
import { schema } from "./schema.ts";
import { View } from "./View.tsx";

/** A form with fields of its own; what visitors send arrives in the inbox. */
export const form = defineBlock({
  type: "form",
  label: "Form",
  icon: "ClipboardList",
  pageTitle: "first",
  schema,
  defaults,
  sample: {
    ...defaults,
    image: "/landing/features/notes.svg",
    imageAlt: "A phone with three short notes about Jonas’s session on Tuesday.",
  },
  View,
  leadImage: ({ style, image }) => (style === "split" ? image : undefined),
  prompt: () => import("./prompt.ts"),
});
