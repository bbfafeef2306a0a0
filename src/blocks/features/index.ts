import { defineBlock } from "../define-block.ts";
import { drawingCleaner } from "../parts/rich-text/load-rich-text.ts";
import { isInlineSvg } from "./inline-svg.ts";
import { schema, type Feature } from "./schema.ts";

/** The styles of the specification. */
const specified = () => import("./View.tsx");

function hasDrawing({ img = "", logos }: Feature): boolean {
  return isInlineSvg(img) || logos?.items.some((logo) => isInlineSvg(logo.img ?? "")) === true;
}

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
  cleaners: ({ items }) => (items.some(hasDrawing) ? [drawingCleaner] : []),
  prompt: () => import("./prompt.ts"),
});
