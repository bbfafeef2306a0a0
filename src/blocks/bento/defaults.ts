import type { Bento } from "./schema.ts";

/** What the shipped site's product does, at a glance. */
export const defaults: Bento = {
  style: "cards",
  headline: "Everything a report needs, on one desk",
  subheadline: "From the note on a phone to the letter on the kitchen table.",
  items: [
    {
      size: "large",
      ground: "brand",
      title: "Each sentence points back to a note",
      description:
        "The draft uses the mentor’s notes and nothing else. Choose a sentence, and the note it rests on lights up.",
      image: "/landing/interactive-report/notes.svg",
      imageAlt: "Three notes by the mentor, each joined to its sentence of the draft.",
    },
    {
      size: "small",
      ground: "deep",
      figure: "25 min",
      title: "for a report that took two hours",
    },
    {
      size: "small",
      icon: "MessageCircle",
      title: "In your own words",
      description: "Names and terms are the ones that your programme uses.",
    },
    {
      size: "wide",
      ground: "tint",
      title: "A person has the last word",
      description: "Nothing reaches a family before someone has read and approved it.",
      image: "/landing/features/approval.svg",
      imageAlt: "A session report with the mark of the person who approved it.",
    },
    {
      size: "wide",
      title: "The week at a glance",
      description: "Who comes next, which draft waits, and which reports are out.",
      image: "/landing/features/overview.svg",
      imageAlt: "An overview of week 6: 36 of 48 sessions have their report.",
    },
    {
      size: "small",
      icon: "Lock",
      title: "Yours to delete",
      description: "One action removes a student’s notes, reports and shared links.",
    },
    {
      size: "small",
      ground: "tint",
      icon: "PenLine",
      title: "Notes in plain words",
      description: "Four or five lines on a phone, right after the session.",
    },
  ],
};
