import type { Timeline } from "./schema.ts";

/** How one report is made, as the shipped site tells it; its pictures say what the steps say. */
export const defaults: Timeline = {
  style: "sticky",
  headlinePrefix: "From a mentor’s note",
  headlineSuffix: "to the kitchen table",
  subheadline: "One report on its way, followed for an evening. Software does the sorting; people decide what is said.",
  faqQuestion: "What happens if nobody reads the draft?",
  faqAnswer:
    "It stays a draft: it can’t be sent or shared, and it stays in the coordinator’s list until somebody has read it.",
  items: [
    {
      icon: "Users",
      title: "The session ends",
      description: "An hour on fractions: one long detour, one good question, one exercise left open.",
      image: "/landing/timeline/session.svg",
      imageAlt: "",
    },
    {
      icon: "Zap",
      title: "The mentor leaves a note",
      description: "Four or five lines on a phone, in the mentor’s own words. No ratings to choose, no boxes to fill.",
      image: "/landing/features/notes.svg",
      imageAlt: "",
    },
    {
      icon: "Bot",
      title: "The note becomes a draft",
      description:
        "Reportwell puts the lines under the headings your organisation uses. Each sentence points back to the note it came from.",
      image: "/landing/blog/six-lines.svg",
      imageAlt: "",
    },
    {
      icon: "FileText",
      title: "A person reads it",
      description: "The mentor corrects the tone, takes out what should stay between two people, and signs.",
      image: "/landing/blog/a-person-signs.svg",
      imageAlt: "",
    },
    {
      icon: "Sparkles",
      title: "The family opens it",
      description: "One page in plain words: what went well, what was hard, and what to try before the next session.",
      image: "/landing/blog/kitchen-table.svg",
      imageAlt: "",
    },
  ],
};
