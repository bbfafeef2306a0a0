import type { Hero } from "./schema.ts";

/** The shipped site's own opening. */
export const defaults: Hero = {
  style: "rightImage",
  topText: {
    text: "For tutoring and mentoring organisations.",
    link: { text: "Common questions", href: "#faq" },
  },
  headline: "A report for every student, every session",
  description:
    "Mentors jot down a few lines after a session. Reportwell turns them into a clear draft, a person corrects it, and the family reads it the same evening.",
  image: "/landing/hero/report.svg",
  imageAlt: "Three notes become an approved report: 25 minutes, not two hours.",
  browser_mode: false,
  youtube_video_url: "/landing/tour.webm",
  cta: [{ text: "See what you would save", href: "#roi-calculator", isPrimary: true }],
  trustbar1: "25 minutes a report instead of two hours",
  trustbar2: "A person approves every report",
};
