import type { Faq } from "./schema.ts";

/** The shipped site's own questions. */
export const defaults: Faq = {
  style: "modern",
  headline: "Questions we hear before the first pilot",
  subheadline: "From programme directors, data-protection officers and the mentors who will use it every week.",
  items: [
    {
      category: "Writing",
      question: "Does the software write the report for the mentor?",
      answer:
        "It writes a first draft from the mentor’s own notes. The mentor reads it, changes what is not right and signs it. Nothing is sent to a family before a person has approved it.",
    },
    {
      category: "Writing",
      question: "What happens when a note is too thin for a report?",
      answer:
        "The draft says so. Sections without a note behind them stay empty and are marked, so that nobody fills a gap with a guess.",
    },
    {
      category: "Data",
      question: "Where is student data stored, and who trains on it?",
      answer:
        "In the region you choose when you sign up. Your notes and reports are never used to train a model, by us or by the providers we work with.",
      link: { text: "Read the privacy policy", href: "/privacy-policy" },
    },
    {
      category: "Data",
      question: "Can we delete everything about one student?",
      answer:
        "Yes. One action removes the notes, the reports and the shared links of a student, and gives you a record of the deletion for your files.",
    },
    {
      category: "Starting",
      question: "How long does it take until the first report?",
      answer:
        "Most teams send their first report in the week they start: import the list of students, write notes after one session, and review the draft the same evening.",
    },
    {
      category: "Cost",
      question: "What does it cost?",
      answer:
        "You pay per report. The calculator above uses 60 US dollars for a finished report; for more than 200 students a year we make an offer.",
      link: { text: "Open the calculator", href: "#roi-calculator" },
    },
  ],
};
