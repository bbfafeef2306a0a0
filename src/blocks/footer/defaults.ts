import type { Footer } from "./schema.ts";

/** The shipped site's own footer. */
export const defaults: Footer = {
  style: "closing",
  headline: "Give your mentors their evenings back",
  cta: [{ text: "Try the calculator", href: "#roi-calculator", isPrimary: true }],
  text: "Session reports for tutoring and mentoring, drafted from the notes your mentors already take, and signed by them.",
  sections: [
    {
      name: "Product",
      items: [
        { name: "Before and after", href: "#compare" },
        { name: "Advantages", href: "#advantages" },
        { name: "ROI calculator", href: "#roi-calculator" },
        { name: "Profit leaks", href: "#profit-leaks" },
        { name: "Pricing", href: "/pricing" },
      ],
    },
    {
      name: "Learn",
      items: [
        { name: "Documentation", href: "/docs" },
        { name: "Common questions", href: "#faq" },
        { name: "Blog", href: "/blog" },
        { name: "Newsletter", href: "/newsletter" },
      ],
    },
    {
      name: "Company",
      items: [
        { name: "Contact", href: "/contact" },
        { name: "Terms and conditions", href: "/terms-and-conditions" },
        { name: "Privacy policy", href: "/privacy-policy" },
      ],
    },
  ],
};
