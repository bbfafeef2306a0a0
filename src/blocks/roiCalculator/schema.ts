import { z } from "zod";
import { anyStyleOf, headlineFields } from "../fields.ts";

/** The ROI calculator's copy (spec 3). It has one style; any other text is kept as it is. */
export const schema = z.looseObject({
  style: anyStyleOf(["simple"]).optional(),
  ...headlineFields(),
});

export type RoiCalculatorContent = z.output<typeof schema>;
