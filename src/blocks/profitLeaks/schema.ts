import { z } from "zod";
import { iconName, listOf, longText, requiredText, styleOf, text } from "../fields.ts";

/** Losses of money (spec 3). The last leak can't be removed (spec 5), so publishing needs one. */
export const schema = z.looseObject({
  style: styleOf(["cards"]),
  headline: requiredText(),
  introText: longText(),
  closingLine: text(),
  disclaimer: longText().optional(),
  leaks: listOf(
    z.looseObject({
      title: requiredText(),
      description: longText().min(1),
      icon: iconName(),
    }),
    "leak",
    "title",
  )
    .min(1)
    .meta({ keepsOne: true }),
});

export type ProfitLeaks = z.output<typeof schema>;
