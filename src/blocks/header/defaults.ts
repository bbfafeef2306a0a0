import type { Header } from "./schema.ts";

/** The default navbar (spec 2): anchors of the landing page, contact, and the documents under "More". */
export const defaults: Header = {
  withLogo: true,
  withSignInAndSignUp: true,
  withDarkModeToggle: false,
  withLanguageSelector: true,
  links: [
    { id: 1, title: "Compare", path: "#compare" },
    { id: 2, title: "Advantages", path: "#advantages" },
    { id: 3, title: "Calculator", path: "#roi-calculator" },
    { id: 4, title: "Profit leaks", path: "#profit-leaks" },
    { id: 5, title: "FAQ", path: "#faq" },
    { id: 6, title: "Contact", path: "/contact" },
    {
      id: 7,
      title: "More",
      items: [
        { id: 8, title: "Documentation", path: "/docs" },
        { id: 9, title: "Terms and conditions", path: "/terms-and-conditions" },
        { id: 10, title: "Privacy policy", path: "/privacy-policy" },
      ],
    },
  ],
};
