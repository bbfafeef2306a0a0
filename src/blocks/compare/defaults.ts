import type { Compare } from "./schema.ts";

/** The shipped site's own comparison. */
export const defaults: Compare = {
  style: "beforeAfter",
  headline: "The same report, without the long evening",
  subheadline: "One student, one session, one mentor who was there. What changes is the part nobody trained for.",
  beforeCard: {
    title: "Two hours, mostly spent starting",
    description:
      "Notes lie in a notebook, a chat and a calendar, and have to be found first.\n" +
      "Late reports grow short. The quiet students get the shortest ones.",
    image: "/landing/compare/before.svg",
    buttonText: "By hand",
  },
  afterCard: {
    title: "25 minutes, spent on the student",
    description:
      "A draft is waiting when the mentor sits down, made from the mentor’s own lines and nothing else.\n" +
      "The mentor corrects what is off and adds what only a person noticed.",
    image: "/landing/compare/after.svg",
    buttonText: "With Reportwell",
  },
  closingLine: "What stays the same: a person decides what a family reads.",
};
