import { defineBlock } from "../define-block.ts";
import { schema } from "./schema.ts";
import { stepAnchors } from "./step-anchors.ts";

/** Numbered steps: on a line, or each with its own picture. */
export const howItWorks = defineBlock({
  type: "howItWorks",
  label: "How it works",
  icon: "ListOrdered",
  schema,
  View: () => import("./View.tsx"),
  anchors: ({ steps }) => stepAnchors(steps).filter(Boolean),
  prompt: () => import("./prompt.ts"),
});
