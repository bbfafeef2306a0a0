import { z } from "zod";
import { color, longText, styleOf, text, textWithLink } from "../fields.ts";

/** The plans' copy and settings (spec 3); the plans themselves are data. */
export const schema = z.looseObject({
  style: styleOf(["simple", "cards", "table", "single", "rows", "lines", "halves"]),
  headline: text().optional(),
  subheadline: longText().optional(),
  plan: z.string().meta({ control: "plan", title: "Plan (style “Single”)", model: "never" }).optional(),
  allowCoupons: z.boolean().meta({ model: "never" }).optional(),
  bottomText: textWithLink().optional(),
  color: color().optional(),
});

export type Pricing = z.output<typeof schema>;
