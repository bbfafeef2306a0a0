import { defineBlock } from "../define-block.ts";
import { defaults } from "./defaults.ts";
import { Reading } from "./Reading.tsx";
import { schema } from "./schema.ts";
import { View } from "./View.tsx";

/** What assisted reports save: three sliders, results, a 12-month chart and the lead form behind "Get a quote". */
export const roiCalculator = defineBlock({
  type: "roiCalculator",
  label: "ROI calculator",
  icon: "ChartLine",
  schema,
  defaults,
  View,
  Reading,
  prompt: () => import("./prompt.ts"),
});
