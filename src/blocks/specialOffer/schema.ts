import { z } from "zod";
import { anyOf, headlineFields, href, listOf, longText, requiredText, styleOf, text } from "../fields.ts";

/** An offer, its terms and the steps after accepting it (spec 3). */
export const schema = z.looseObject({
  style: styleOf(["launch"]),
  colorScheme: anyOf(["brand", "accent", "neutral"]).meta({ model: "never" }).optional(),
  ...headlineFields(),
  offerDetails: longText().min(1).meta({ control: "textarea", placeholder: "One term per line, such as “Price: ...”" }),
  howItWorksSteps: listOf(
    z.looseObject({ title: requiredText(), description: longText().optional() }),
    "step",
    "title",
  ),
  ctaButton: z.looseObject({ text: requiredText(), href: href().min(1).meta({ title: "Link", linkText: "text" }) }),
  guaranteeText: longText().optional(),
  footnote: longText().optional(),
  seatsLeft: z.number().int().min(0).meta({ says: "figure", model: "known" }).optional(),
  seatsLeftText: text().optional().meta({ placeholder: "Places left: {count}", model: "quoted" }),
});

export type SpecialOffer = z.output<typeof schema>;
