import { defineBlock } from "../define-block.ts";
import { schema } from "./schema.ts";

/** The styles of the specification. */
const specified = () => import("./View.tsx");

/** Features: to scan, to read, to explore, to show, to prove. */
export const features = defineBlock({
  type: "features",
  label: "Features",
  icon: "LayoutGrid",
  schema,
  View: {
    cards: specified,
    list: specified,
    groups: specified,
    alternating: () => import("./Alternating.tsx"),
    icons: () => import("./Icons.tsx"),
    beside: () => import("./Beside.tsx"),
    figures: () => import("./Figures.tsx"),
  },
  prompt: () => import("./prompt.ts"),
});
