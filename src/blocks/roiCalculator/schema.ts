import { z } from "zod";
import { headlineFields, text } from "../fields.ts";

/** The ROI calculator's copy (spec 3). Its `style` is stored unchanged: the specification lists no styles for it. */
export const schema = z.looseObject({
  style: text().meta({ says: "nothing", model: "never" }).optional(),
  ...headlineFields(),
});

export type RoiCalculatorContent = z.output<typeof schema>;
