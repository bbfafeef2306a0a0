import { defineBlock } from "../define-block.ts";
import { defaults } from "./defaults.ts";
import { schema } from "./schema.ts";
import { View } from "./View.tsx";

/** The newsletter's sign-up: a short form in a row, or copy on the left and the form in a card on the right. */
export const newsletter = defineBlock({
  type: "newsletter",
  label: "Newsletter",
  icon: "Mail",
  pageTitle: "first",
  schema,
  defaults,
  View,
  prompt: () => import("./prompt.ts"),
});
