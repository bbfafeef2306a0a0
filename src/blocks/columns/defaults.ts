import type { Columns } from "./schema.ts";

/** Who does what, as the shipped site explains it to a programme. */
export const defaults: Columns = {
  style: "plain",
  headline: "Who does what",
  subheadline: "Three parts of one report, and none of them happens behind your back.",
  items: [
    {
      image: "/landing/how-it-works/step-1.svg",
      imageAlt: "A list of six students with their years.",
      title: "What you bring",
      text: "A list of your students, and the notes that your mentors write anyway:\n\n- names and years, as a spreadsheet\n- the headings of your reports\n- who may approve them",
    },
    {
      image: "/landing/how-it-works/step-2.svg",
      imageAlt: "A mentor’s week, and the note on one session of it.",
      title: "What the software does",
      text: "It turns a note into a first draft under your headings. **Sections without a note stay empty** and are marked, so that nobody fills a gap with a guess.",
    },
    {
      image: "/landing/how-it-works/step-4.svg",
      imageAlt: "A report on its way to the family.",
      title: "What stays with you",
      text: "The last word. A person reads each report, changes what is not right and signs it. Nothing reaches a family before that.",
      cta: [{ text: "How we treat data", href: "/privacy-policy" }],
    },
  ],
};
