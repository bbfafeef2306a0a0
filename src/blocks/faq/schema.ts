import { z } from "zod";
import { color, href, linkTarget, listOf, longText, requiredText, styleOf, text } from "../fields.ts";

/** Questions with their answers (spec 3). */
export const schema = z.looseObject({
  style: styleOf(["simple", "modern"]),
  headline: requiredText(),
  subheadline: longText().optional(),
  items: listOf(
    z.looseObject({
      question: requiredText(),
      answer: longText().min(1),
      link: z.looseObject({ text: text(), href: href(), target: linkTarget().optional() }).optional(),
      category: text().optional(),
    }),
    "question",
    "question",
  ).min(1),
  color: color().optional(),
});

export type Faq = z.output<typeof schema>;
