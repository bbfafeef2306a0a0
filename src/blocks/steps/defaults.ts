import type { Steps } from "./schema.ts";

/** The shipped site's own: one report, from the note to the kitchen table. */
export const defaults: Steps = {
  style: "alternating",
  headline: "One session, from the note to the family",
  subheadline: "Four steps for one report. Two of them are a person’s, and no step can be skipped.",
  items: [
    {
      title: "The mentor notes what happened",
      description: "A few lines on a phone, right after the session. Whole sentences aren’t needed.",
      image: "/landing/features/notes.svg",
      imageAlt: "A phone with three short notes about Jonas’s session on Tuesday.",
    },
    {
      title: "Reportwell makes a draft",
      description: "Each sentence shows the note that it comes from. Where there is no note, there is a gap.",
      image: "/landing/features/sources.svg",
      imageAlt: "Three notes; a line joins the second one to its sentence in the report.",
    },
    {
      title: "A person corrects and signs it",
      description: "Change a word, drop a sentence, add what only you know. Nothing is sent without a name on it.",
      image: "/landing/features/approval.svg",
      imageAlt: "A report with a signature and the mark “Approved”.",
    },
    {
      title: "The family reads it the same evening",
      description: "A link that opens on any phone, without an account, and ends with something to ask at dinner.",
      image: "/landing/gallery/parent.svg",
      imageAlt: "A phone shows a short report about Maya’s session, with a question to ask at dinner.",
    },
  ],
  cta: [{ text: "See what you would save", href: "#roi-calculator", isPrimary: true }],
};
