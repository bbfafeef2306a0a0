import { z } from "zod";
import { listOf, longText, requiredText, styleOf, pictureFields } from "../fields.ts";

/** Numbered steps (spec 3); `image` and `imageAlt`, shown by visual-steps, are beyond the specification. */
export const schema = z.looseObject({
  style: styleOf(["timeline", "visual-steps"]),
  headline: requiredText(),
  steps: listOf(
    z.looseObject({
      id: z.union([z.string(), z.number()]).meta({ model: "never" }).optional(),
      title: requiredText(),
      description: longText().optional(),
      ...pictureFields(),
    }),
    "step",
    "title",
  ).min(1),
});

export type HowItWorks = z.output<typeof schema>;
