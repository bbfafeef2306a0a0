import { z } from "zod";
import { color, headlineFields, href, listOf, longText, requiredText, styleOf, text } from "../fields.ts";

/**
 * Figures, each with what it counts and where it comes from. A model writes no figures: it keeps those that people
 * gave, or leaves a place for one.
 */
export const schema = z.looseObject({
  style: styleOf(["row", "ledger", "cards", "band", "story"]),
  ...headlineFields(),
  items: listOf(
    z.looseObject({
      value: requiredText().meta({
        title: "Figure",
        placeholder: "25 min",
        model: "known",
        fallback: "[Add a figure: {label}]",
      }),
      label: requiredText().meta({ title: "What it counts" }),
      source: text().meta({ title: "Source", model: "known" }).optional(),
      sourceUrl: href().meta({ title: "Link to the source", linkText: "source", model: "never" }).optional(),
    }),
    "figure",
    "label",
  ).min(1),
  note: longText().optional(),
  color: color().optional(),
});

export type Stats = z.output<typeof schema>;
export type Stat = Stats["items"][number];
