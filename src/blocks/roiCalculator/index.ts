import { defineBlock } from "../define-block.ts";
import { Reading } from "./Reading.tsx";
import { schema } from "./schema.ts";

/** What assisted reports save: three sliders, results, a 12-month chart and the lead form behind "Get a quote". */
export const roiCalculator = defineBlock({
  type: "roiCalculator",
  label: "ROI calculator",
  icon: "ChartLine",
  schema,
  View: () => import("./View.tsx"),
  // Only the server reads for others: the editor doesn't load it.
  Reading: import.meta.env.SSR ? Reading : undefined,
  prompt: () => import("./prompt.ts"),
});
