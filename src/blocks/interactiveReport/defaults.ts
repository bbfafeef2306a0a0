import type { InteractiveReport } from "./schema.ts";

/** The shipped site's own look into one report. */
export const defaults: InteractiveReport = {
  style: "modern",
  headline: "Open one report and look inside",
  subheadline: "Five views of the same session: what the family reads, and what stands behind it when someone asks.",
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
        imageAlt:
          "The family’s page: a short letter about Maya’s session on fractions, and beside it a card with one thing to try at home.",
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
        imageAlt:
          "Three goals on a scale of five steps, each with a mark for September and one for today. Fractions moved from two to four.",
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
        imageAlt:
          "On the left three short notes by the mentor, on the right three sentences of the draft; a line joins one sentence to its note.",
      },
    },
    {
      title: "Next steps",
      description: "Who does what, by when",
      icon: "CalendarDays",
      content: {
        title: "Small tasks with a name beside them",
        description:
          "Mentor, family and school each get at most one task before the next session. The next report opens with what became of them.",
        image: "/landing/interactive-report/next-steps.svg",
        imageAlt:
          "A list of three tasks for mentor, family and school, above the school days until the next session on Tuesday.",
      },
    },
    {
      title: "Who approved it",
      description: "From note to sent",
      icon: "UserCheck",
      content: {
        title: "A history you can show to anyone",
        description:
          "Who wrote, who changed what and who signed, with the time of each. The record stays with the report for as long as you keep it.",
        image: "/landing/interactive-report/history.svg",
        imageAlt:
          "The report’s history: notes at 16:10, draft at 16:17, two sentences changed at 16:35, approved by Daniel Reyes at 16:42.",
      },
    },
  ],
};
