import { z } from "zod";
import { longText, requiredText, text } from "../fields.ts";

/** The ROI calculator's copy (spec 3). Its `style` is stored unchanged: the specification lists no styles for it. */
export const schema = z.looseObject({
  style: text().meta({ says: "nothing", model: "never" }).optional(),
  headline: requiredText(),
  subheadline: longText().optional(),
});

export type RoiCalculatorContent = z.output<typeof schema>;
