import type { AdvantagesTable } from "./schema.ts";

/** The shipped site's own advantages; sources are the calculator on this page and public texts. */
export const defaults: AdvantagesTable = {
  style: "responsive",
  headline: "Six things that change, and why",
  advantages: [
    {
      number: 1,
      advantage: "Evenings back",
      icon: "Clock",
      howItWorks: "Mentors correct a draft made from their own notes instead of facing an empty page.",
      gain: "25 minutes a report where it took 2 hours by hand.",
      citationRefs: ["1"],
    },
    {
      number: 2,
      advantage: "Answers at hand",
      icon: "Search",
      howItWorks: "Sentence and note stay joined for as long as the report exists, with author and time.",
      gain: "When a parent asks how you know, the answer is on the screen.",
      citationRefs: [],
    },
    {
      number: 3,
      advantage: "A name under each report",
      icon: "UserCheck",
      howItWorks: "Sending is locked until a person with the right to approve has read the whole page.",
      gain: "You can show who was responsible for what.",
      citationRefs: ["2"],
    },
    {
      number: 4,
      advantage: "Mistakes mended once",
      icon: "PenLine",
      howItWorks: "A corrected note marks all reports that drew on it and puts them back in the queue.",
      gain: "A wrong fact about a child does not live on in an old file.",
      citationRefs: ["2"],
    },
    {
      number: 5,
      advantage: "Pages that each family can open",
      icon: "HandHeart",
      howItWorks: "The family’s page works on an old phone, with a screen reader and at four times the size.",
      gain: "Nobody has to ask for a special copy.",
      citationRefs: ["3"],
    },
    {
      number: 6,
      advantage: "A clean goodbye",
      icon: "ShieldCheck",
      howItWorks: "When a student leaves, a guided step collects all that is stored and erases it together.",
      gain: "A family’s request for erasure is done the day it arrives.",
      citationRefs: ["2"],
    },
  ],
  citations: [
    {
      symbol: "1",
      title: "Our calculator’s assumption",
      text: "2 hours by hand and 25 minutes with a draft, for each report.",
      url: "#roi-calculator",
    },
    {
      symbol: "2",
      title: "GDPR, Articles 5 and 17",
      text: "Accuracy, accountability and the right to erasure.",
      url: "https://eur-lex.europa.eu/eli/reg/2016/679/oj",
    },
    {
      symbol: "3",
      title: "WCAG 2.2",
      text: "The W3C’s guidelines for accessible pages; we work to level AA.",
      url: "https://www.w3.org/TR/WCAG22/",
    },
  ],
};
