import { z } from "zod";
import { color, headlineFields, link, listOf, longText, requiredText, styleOf, text } from "../fields.ts";

/** Questions with their answers (spec 3). */
export const schema = z.looseObject({
  style: styleOf(["simple", "modern"]),
  ...headlineFields(),
  items: listOf(
    z.looseObject({
      question: requiredText(),
      answer: longText().min(1),
      link: link().optional(),
      category: text().optional(),
    }),
    "question",
    "question",
  ).min(1),
  color: color().optional(),
});

export type Faq = z.output<typeof schema>;
