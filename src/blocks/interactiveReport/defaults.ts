import type { InteractiveReport } from "./schema.ts";

/** The shipped site's own look into one report. */
export const defaults: InteractiveReport = {
  style: "modern",
  headline: "Open one report and look inside",
  subheadline: "Four views of the same session: what the family reads, and what stands behind it when someone asks.",
  features: [
    {
      title: "Summary for the family",
      description: "Plain words, half a page",
      icon: "Heart",
      content: {
        title: "A letter, not a form",
        description:
          "The family reads what was practised, what went well and one thing to try at home. Names and words are the ones your programme uses.",
        image: "/landing/interactive-report/summary.svg",
        imageAlt: "A short letter about Maya’s session, and a card with one thing to try at home.",
      },
    },
    {
      title: "Progress by goal",
      description: "Since the start of term",
      icon: "Target",
      content: {
        title: "Three goals, on the scale you already use",
        description:
          "Each goal shows where the student began and where the last session left her. A goal without a note this week keeps its place and says so.",
        image: "/landing/interactive-report/progress.svg",
        imageAlt: "Three goals on a scale of five steps, with marks for September and today.",
      },
    },
    {
      title: "What the mentor saw",
      description: "Sentence and source",
      icon: "PenLine",
      content: {
        title: "Each sentence points back to a note",
        description:
          "The reviewer sees notes and draft side by side. Choose a sentence, and the note it rests on lights up.",
        image: "/landing/interactive-report/notes.svg",
        imageAlt: "Three notes by the mentor, each joined to its sentence of the draft.",
      },
    },
    {
      title: "Who approved it",
      description: "From note to sent",
      icon: "UserCheck",
      content: {
        title: "A history you can show to anyone",
        description: "Who wrote, who changed what and who signed, with the time of each.",
        image: "/landing/interactive-report/history.svg",
        imageAlt: "The report’s history from the notes at 16:10 to the approval at 16:42.",
      },
    },
  ],
};
