import { defineBlock } from "../define-block.ts";
import { defaults } from "./defaults.ts";
import { schema } from "./schema.ts";
import { stepAnchors } from "./step-anchors.ts";
import { View } from "./View.tsx";

/** Numbered steps: on a line, or each with its own picture. */
export const howItWorks = defineBlock({
  type: "howItWorks",
  label: "How it works",
  icon: "ListOrdered",
  schema,
  defaults,
  View,
  anchors: ({ steps }) => stepAnchors(steps).filter(Boolean),
  prompt: () => import("./prompt.ts"),
});
