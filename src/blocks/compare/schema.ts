import { z } from "zod";
import { headlineFields, imageSrc, longText, requiredText, styleOf, text } from "../fields.ts";

const card = () =>
  z.looseObject({
    title: requiredText(),
    /** Each line is a paragraph. */
    description: longText(),
    image: imageSrc().optional(),
    /** The side's name: in the switch on a phone, as a label above the title from the medium breakpoint up. */
    buttonText: text().optional(),
  });

/** Two pictures of one change: before and after (spec 3). */
export const schema = z.looseObject({
  style: styleOf(["beforeAfter"]),
  ...headlineFields(),
  beforeCard: card(),
  afterCard: card(),
  closingLine: longText().optional(),
});

export type Compare = z.output<typeof schema>;
export type CardContent = Compare["afterCard"];
