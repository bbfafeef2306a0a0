import { z } from "zod";
import { color, ctaList, headlineFields, link, listOf, longText, requiredText, styleOf, text } from "../fields.ts";

/** Questions with their answers (spec 3). Styles after `modern`, and the card that only `contact` shows, are beyond it. */
export const schema = z.looseObject({
  style: styleOf(["simple", "modern", "cards", "numbered", "topics", "contact"]),
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
  contact: z
    .looseObject({ title: text(), text: longText().optional(), cta: ctaList().optional() })
    .meta({ title: "Contact card" })
    .optional()
    .meta({ shownIn: ["contact"] }),
  color: color().optional(),
});

export type Faq = z.output<typeof schema>;
export type FaqItem = Faq["items"][number];
/** What the view of each style gets. */
export type FaqProps = { content: Faq };
