import { defineBlock } from "../define-block.ts";
import { schema } from "./schema.ts";

/** Logos of partners, providers and standards: a row, a grid, a free row or two moving strips. */
export const logoClouds = defineBlock({
  type: "logoClouds",
  label: "Logo clouds",
  icon: "Award",
  schema,
  View: () => import("./View.tsx"),
  prompt: () => import("./prompt.ts"),
});
