import { z } from "zod";
import { anyStyleOf, headlineFields } from "../fields.ts";

/** The ROI calculator's copy (spec 3). The specification names no styles: any text is stored unchanged. */
export const schema = z.looseObject({
  style: anyStyleOf(["simple"]).optional(),
  ...headlineFields(),
});

export type RoiCalculatorContent = z.output<typeof schema>;
