import type { HowItWorks } from "./schema.ts";

/** How an organisation sets Reportwell up and what its week looks like from then on. */
export const defaults: HowItWorks = {
  style: "visual-steps",
  headline: "Set up once, then a week like any other",
  steps: [
    {
      id: 1,
      title: "Import your students",
      description:
        "Upload the spreadsheet you already keep. Names, groups and who receives the reports: that is all the set-up there is.",
      image: "/landing/how-it-works/step-1.svg",
      imageAlt: "",
    },
    {
      id: 2,
      title: "Write notes after the session",
      description:
        "Mentors see their week as a list. A session without notes stays open until somebody has written them.",
      image: "/landing/how-it-works/step-2.svg",
      imageAlt: "",
    },
    {
      id: 3,
      title: "Read and correct the draft",
      description: "Change a word, drop a sentence, add what only you know. Then sign it.",
      image: "/landing/how-it-works/step-3.svg",
      imageAlt: "",
    },
    {
      id: 4,
      title: "Send and file",
      description:
        "Families get a link that opens without an account, schools a copy. Each version is kept with its date, ready for the day a funder asks.",
      image: "/landing/how-it-works/step-4.svg",
      imageAlt: "",
    },
  ],
};
