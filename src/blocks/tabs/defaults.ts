import type { Tabs } from "./schema.ts";

/** The same week of the shipped site's sample programme, as four people see it. */
export const defaults: Tabs = {
  style: "bar",
  headline: "One report, seen from four desks",
  subheadline: "Everyone works on the same page and sees the part of it that is theirs.",
  items: [
    {
      name: "Mentor",
      icon: "PenLine",
      title: "The week at a glance",
      description: "Who comes next, which draft waits to be read, and which reports are already with the family.",
      points: [
        { text: "Notes in your own words, on a phone or at a desk" },
        { text: "A first draft from your notes and nothing else" },
      ],
      image: "/landing/gallery/week.svg",
      imageAlt: "A mentor’s week with five days: two reports sent, one draft to read.",
    },
    {
      name: "Reviewer",
      icon: "ShieldCheck",
      title: "Oldest first, and nothing skipped",
      description: "Everything that waits for a second pair of eyes is in one list, with the time it has been waiting.",
      points: [
        { text: "Each sentence leads to the note it rests on" },
        { text: "Nothing is sent before you approve it" },
      ],
      image: "/landing/gallery/approvals.svg",
      imageAlt: "A list of four reports that wait for the reviewer, with their waiting times.",
    },
    {
      name: "Family",
      icon: "Heart",
      title: "A letter the same evening",
      description:
        "What was practised, what went well and one thing to ask at dinner, in plain words and on any phone.",
      points: [{ text: "Half a page, never a form" }, { text: "Signed by the mentor who was there" }],
      image: "/landing/gallery/parent.svg",
      imageAlt: "A phone with a short summary of Maya’s session and a question to ask at dinner.",
    },
    {
      name: "Data protection",
      icon: "Lock",
      title: "A history you can show to anyone",
      description:
        "Who wrote, who changed what and who signed, with the time of each, for as long as you keep the report.",
      points: [{ text: "A record of each deletion" }, { text: "Data stays in the region that you chose" }],
      image: "/landing/interactive-report/history.svg",
      imageAlt: "The report’s history from the notes at 16:10 to the approval at 16:42.",
    },
  ],
};
