import type { FormContent } from "./schema.ts";

/** The shipped site's own contact form. */
export const defaults: FormContent = {
  style: "card",
  headline: "Write to us",
  subheadline:
    "A person reads this and answers by email. Please leave out students’ names and anything else about them.",
  formName: "Contact",
  fields: [
    { id: 1, type: "text", label: "Your name", required: true },
    { id: 2, type: "email", label: "Email", required: true },
    { id: 3, type: "text", label: "Organisation" },
    { id: 7, type: "number", label: "Students" },
    {
      id: 4,
      type: "choice",
      label: "What is it about?",
      required: true,
      options: ["A pilot", "Data protection", "Something is wrong", "Something else"],
    },
    { id: 5, type: "longText", label: "Your message", required: true },
    { id: 6, type: "hidden", label: "Campaign", parameter: "utm_campaign" },
  ],
  columns: "2",
  consentText: "I agree that you use what I enter here to answer me, as the [privacy policy] says",
  submitText: "Send message",
  thanks: "We have your message and will answer by email.",
};
