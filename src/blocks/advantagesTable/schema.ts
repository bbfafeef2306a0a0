import { z } from "zod";
import { commaList, href, iconNamed, listOf, longText, requiredText, styleOf } from "../fields.ts";

/** Numbered advantages with the sources of their claims (spec 3). */
export const schema = z.looseObject({
  style: styleOf(["responsive"]),
  headline: requiredText(),
  advantages: listOf(
    z.looseObject({
      number: z
        .number()
        .int()
        .meta({ initial: (items) => items.length + 1 }),
      advantage: requiredText(),
      howItWorks: longText(),
      gain: longText(),
      icon: iconNamed("CheckCircle").optional(),
      citationRefs: commaList().meta({ control: "commaList", title: "Sources", placeholder: "1, 2" }).optional(),
    }),
    "advantage",
    "advantage",
  ).min(1),
  citations: listOf(
    z.looseObject({
      symbol: requiredText().meta({ says: "nothing" }),
      title: requiredText(),
      text: longText().optional(),
      url: href().meta({ title: "Link" }).optional(),
    }),
    "source",
    "title",
  ).meta({ model: "known" }),
});

export type AdvantagesTable = z.output<typeof schema>;
