import type { SpecialOffer } from "./schema.ts";

/** The shipped site's own offer: the founding cohort. How many places are left is the owner's to say. */
export const defaults: SpecialOffer = {
  style: "launch",
  colorScheme: "brand",
  headline: "Ten founding places, on plain terms",
  subheadline: "We are choosing the first ten organisations to work with closely. You get a say in what we build.",
  offerDetails: [
    "Price: For three months you pay for finished reports only. No set-up fee, no licences, no minimum.",
    "Contact: One named person reads your first reports with you and answers within a working day.",
    "Leaving: Stop on any day. You take every note and report with you, and we delete our copies.",
  ].join("\n"),
  howItWorksSteps: [
    {
      title: "Talk to us for half an hour",
      description: "Tell us how reports are written today, who reads them and what has gone wrong before.",
    },
    {
      title: "Start with one group",
      description: "Two or three mentors with ten to twenty students.",
    },
    {
      title: "Decide after three months",
      description: "Keep going at the usual price or stop. We ask once, by email, and nothing renews by itself.",
    },
  ],
  ctaButton: { text: "Ask for a founding place", href: "/contact" },
  guaranteeText: "If one of your first ten reports does not meet your own standard, you do not pay for it.",
  footnote: "After three months the calculator’s price applies.",
};
