import type { Cta } from "./schema.ts";

/** The shipped site's own closing: what the offer asks for, and what it leaves open. */
export const defaults: Cta = {
  style: "band",
  topText: { text: "Ten founding places" },
  headline: "Give your mentors their evenings back",
  description:
    "Start with one group and the notes you already have. Read the drafts, correct them, and judge for yourself whether they meet your standard.",
  image: "/landing/features/notes.svg",
  imageAlt: "A phone with a mentor’s three short notes about Tuesday’s session with Jonas",
  pointsTitle: "What you agree to",
  points: [
    { text: "Half an hour about how your reports are written today" },
    { text: "One group to start with: two or three mentors, ten to twenty students" },
    { text: "You pay for finished reports only, with no set-up fee and no minimum" },
    { text: "Stop on any day and take every note and report with you" },
  ],
  cta: [
    { text: "Ask for a founding place", href: "/contact", isPrimary: true },
    { text: "See what you would save", href: "#roi-calculator" },
  ],
  bottomText: { text: "If one of your first ten reports does not meet your own standard, you do not pay for it." },
};
