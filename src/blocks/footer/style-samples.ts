import type { Footer } from "./schema.ts";

/** What only some styles show. */
export const styleSamples: Partial<Record<Footer["style"], Partial<Footer>>> = {
  newsletter: {
    newsletter: {
      headline: "A letter about reports that families read",
      subheadline: "Once a month, for people who run mentoring and tutoring programmes.",
    },
  },
};
