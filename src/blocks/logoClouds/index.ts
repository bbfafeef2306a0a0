import { defineBlock } from "../define-block.ts";
import { defaults } from "./defaults.ts";
import { schema } from "./schema.ts";
import { View } from "./View.tsx";

/** Logos of partners, providers and standards: a row, a grid, a free row or two moving strips. */
export const logoClouds = defineBlock({
  type: "logoClouds",
  label: "Logo clouds",
  icon: "Award",
  schema,
  defaults,
  View,
  prompt: () => import("./prompt.ts"),
});
