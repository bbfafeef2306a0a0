import type { Features } from "./schema.ts";

/** The headline of the sample content; its links are shown under no other headline (spec 2). */
export const DEMO_HEADLINE = "What your team works with, week after week";

/** Several providers lead through one switch to the same draft; takes the colour of its text. */
const MODEL_SWITCH =
  '<svg viewBox="0 0 640 360" fill="none" stroke="currentColor" stroke-width="3" stroke-linecap="round">' +
  '<g stroke-opacity="0.35"><path d="M150 84h70c50 0 50 96 100 96M150 276h70c50 0 50-96 100-96"/>' +
  '<circle cx="112" cy="84" r="36"/><circle cx="112" cy="276" r="36"/></g>' +
  '<circle cx="112" cy="180" r="36" fill="currentColor" fill-opacity="0.15"/><path d="M150 180h134M356 180h84"/>' +
  '<circle cx="320" cy="180" r="34" fill="currentColor" fill-opacity="0.15"/>' +
  '<circle cx="320" cy="180" r="9" fill="currentColor" stroke="none"/>' +
  '<rect x="442" y="72" width="150" height="216" rx="14"/>' +
  '<path d="M472 116h70M472 156h90M472 188h90M472 220h56" stroke-width="8" stroke-opacity="0.35"/></svg>';

/** The shipped site's own features. */
export const defaults: Features = {
  style: "cards",
  headline: DEMO_HEADLINE,
  subheadline:
    "Five tools for mentors, coordinators and the people who answer for both, and one that is not ready yet.",
  items: [
    {
      name: "Notes in plain words",
      description:
        "Four or five lines on a phone, right after the session, in the mentor’s own words. No ratings to choose and no form to fill.",
      icon: "PenLine",
      img: "/landing/features/notes.svg",
      imgAlt: "A phone with three short notes about Jonas’s session on Tuesday.",
      link: { text: "See what becomes of them", href: "/#compare" },
    },
    {
      name: "Drafts with sources",
      description: "The notes become a page under the headings you use. Every reader can see what each line rests on.",
      icon: "FileText",
      highlight: "Asked about most",
      img: "/landing/features/sources.svg",
      imgAlt: "Three notes; a line joins the second one to its sentence in the report.",
      subFeatures: [
        { name: "Traceable", description: "A sentence leads to its note." },
        { name: "No guesses", description: "Without a note, no sentence." },
        { name: "Your headings", description: "In the order you know." },
      ],
    },
    {
      name: "Approval by a person",
      description:
        "Sending is locked until somebody with the right to approve has read the whole page. Name and time stay with the report.",
      icon: "UserCheck",
      img: "/landing/features/approval.svg",
      imgAlt: "A report with a signature and the mark “Approved”.",
      link: { text: "Questions about approval", href: "/#faq" },
    },
    {
      name: "The term at a glance",
      description:
        "Which sessions still lack notes, which drafts wait for approval and what has been sent: one line each, without a spreadsheet.",
      icon: "ChartLine",
      img: "/landing/features/overview.svg",
      imgAlt: "Week 6 with 48 sessions: 36 reports sent, 9 to approve, 3 without notes.",
      link: { text: "Work it out with your numbers", href: "/#roi-calculator" },
    },
    {
      name: "Your choice of model",
      description:
        "An administrator decides which provider writes the drafts and can change it at any time. Notes and reports stay where they are.",
      icon: "Bot",
      img: MODEL_SWITCH,
      logos: {
        title: "Providers to choose from",
        items: [
          { name: "Anthropic", img: "/landing/marks.svg#anthropic" },
          { name: "OpenAI", img: "/landing/marks.svg#openai" },
          { name: "Mistral AI", img: "/landing/marks.svg#mistral-ai" },
          { name: "Ollama", img: "/landing/marks.svg#ollama" },
        ],
      },
    },
    {
      name: "Reports in two languages",
      description:
        "Not there yet. We will offer a language once people who speak it have checked our drafts; until then a report goes out in the language it was written in.",
      icon: "Languages",
      highlight: "Coming later",
      img: "/landing/features/languages.svg",
      imgAlt: "A report in English, and beside it the outline of one in Spanish.",
      disabled: true,
    },
  ],
};
