import { defaults } from "./defaults.ts";
import type { Header } from "./schema.ts";

/** With few links and two menus, whose links say what they lead to: what the styles differ in. */
export const sample: Header = {
  ...defaults,
  links: [
    {
      id: 1,
      title: "Product",
      items: [
        { id: 2, title: "Before and after", path: "/#compare", description: "The same session, written twice" },
        { id: 3, title: "Advantages", path: "/#advantages", description: "What each part of a report is for" },
        { id: 4, title: "Calculator", path: "/#roi-calculator", description: "Hours and money for your programme" },
        { id: 5, title: "Profit leaks", path: "/#profit-leaks", description: "Where programmes lose time today" },
      ],
    },
    {
      id: 6,
      title: "Learn",
      items: [
        { id: 7, title: "Documentation", path: "/docs", description: "Set up, import, write, share" },
        { id: 8, title: "Blog", path: "/blog", description: "Notes on reports that families read" },
        { id: 9, title: "Questions", path: "/#faq", description: "What buyers ask before a pilot" },
      ],
    },
    { id: 10, title: "Pricing", path: "/pricing" },
    { id: 11, title: "Contact", path: "/contact" },
  ],
};
