import { z } from "zod";
import { headlineFields, listOf, longText, requiredText, styleOf, text } from "../fields.ts";

/** Criteria of an organisation that the product fits (spec 3). */
export const schema = z.looseObject({
  style: styleOf(["checklist", "grid"]),
  badge: text().optional(),
  ...headlineFields(),
  closing: longText().optional(),
  criteria: listOf(
    z.looseObject({ title: requiredText(), description: longText().optional() }),
    "criterion",
    "title",
  ).min(1),
});

export type Qualification = z.output<typeof schema>;
