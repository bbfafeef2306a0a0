import type { FounderStory } from "./schema.ts";

/** The shipped site's own letter, by a person who says that she is a sample. */
export const defaults: FounderStory = {
  style: "hero",
  headline: "Why I stopped writing reports on Sundays",
  description: [
    "Dear colleague,",
    "For eleven years I ran a mentoring programme with forty volunteers and one spreadsheet. Every Sunday I sat down with their notes and tried to say something true about each child. By the twentieth report my sentences had become the same sentence.",
    "The families noticed before I did. One mother asked me, kindly, whether I had mixed up her son with somebody else. I had not. I was only tired, and he deserved better than what was left of my evening.",
    "So we built the tool I wanted that night. It keeps what the mentor saw, puts it in order and gives it back to be judged. The looking and the caring stay with people. Only the typing went away.",
  ].join("\n\n"),
  image: "/landing/founder-story/portrait.svg",
  imageAlt: "Illustrated portrait of Ruth Okafor",
  author: {
    name: "Ruth Okafor",
    title: "Founder of Reportwell",
    credentials: "Sample founder story: an invented person, drawn for this demo",
  },
  pledge: {
    title: "What I promise you",
    items: [
      { text: "We describe students. We never score or rank them.", icon: "HeartHandshake" },
      { text: "Your notes and reports stay yours, and you can take them with you on any day.", icon: "ShieldCheck" },
      { text: "Every report carries the name of the mentor who decided what it says.", icon: "PenLine" },
    ],
  },
  signature: { name: "Ruth Okafor", title: "Founder", credentials: "Eleven years a mentoring coordinator" },
};
