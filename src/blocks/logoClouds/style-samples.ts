import { defaults } from "./defaults.ts";
import type { LogoClouds } from "./schema.ts";

const models = defaults.logos.filter(({ row }) => row === 1);

/** The logos with what only some styles show. The quotation is a sample; the figures are those of the shipped site. */
export const styleSamples: Partial<Record<LogoClouds["style"], Partial<LogoClouds>>> = {
  tiles: { headline: "Works with the model that you already trust", logos: models },
  quote: {
    headline: "Nine providers to choose from, and you can change your mind",
    logos: models.slice(0, 6),
    quote: {
      text: "We changed the provider in March. Nobody noticed, which is what I had hoped for.",
      name: "Ingrid Holm",
      role: "Data-protection officer of a school trust",
      sample: true,
    },
  },
  stats: {
    headline: "One report, whichever model drafts it",
    logos: models.slice(0, 6),
    figures: [
      { value: "25 min", label: "a report, from the notes to the approval" },
      { value: "9", label: "providers that an administrator can choose from" },
      { value: "1", label: "person who reads and approves each report" },
    ],
  },
};
