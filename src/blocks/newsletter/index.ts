import { defineBlock } from "../define-block.ts";
import { schema } from "./schema.ts";

/** The newsletter's sign-up: a short form in a row, or copy on the left and the form in a card on the right. */
export const newsletter = defineBlock({
  type: "newsletter",
  label: "Newsletter",
  icon: "Mail",
  pageTitle: "first",
  schema,
  View: () => import("./View.tsx"),
  prompt: () => import("./prompt.ts"),
});
