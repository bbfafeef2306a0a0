import type { Faq } from "./schema.ts";

/** What only some styles show. */
export const styleSamples: Partial<Record<Faq["style"], Partial<Faq>>> = {
  contact: {
    contact: {
      title: "Your question isn’t here?",
      text: "Write to us. The people who build the product read every message and answer it themselves.",
      cta: [{ text: "Ask us", href: "/contact", isPrimary: true }],
    },
  },
};
