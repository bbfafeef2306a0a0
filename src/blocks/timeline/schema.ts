import { z } from "zod";
import { listOf, longText, requiredText, styleOf, text, pictureFields } from "../fields.ts";

/**
 * A process in steps (spec 3). The headline is the prefix and an emphasised suffix. `image` and `imageAlt`, shown by
 * sticky, are beyond the specification.
 */
export const schema = z.looseObject({
  style: styleOf(["sticky", "scroll", "flat"]),
  headlinePrefix: requiredText(),
  headlineSuffix: text().optional(),
  subheadline: longText().optional(),
  faqQuestion: text().optional(),
  faqAnswer: longText().optional(),
  items: listOf(
    z.looseObject({
      icon: z.enum(["FileText", "Users", "Zap", "Bot", "Sparkles"]).optional(),
      title: requiredText(),
      description: longText().optional(),
      ...pictureFields(),
    }),
    "step",
    "title",
  ).min(1),
});

export type Timeline = z.output<typeof schema>;
