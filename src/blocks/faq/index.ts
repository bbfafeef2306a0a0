import { defineBlock } from "../define-block.ts";
import { defaults } from "./defaults.ts";
import { schema } from "./schema.ts";
import { View } from "./View.tsx";

/** Frequently asked questions, each of which opens on a click. */
export const faq = defineBlock({
  type: "faq",
  label: "FAQ",
  icon: "MessageCircle",
  schema,
  defaults,
  View,
  jsonLd: ({ items }) =>
    items.length === 0
      ? undefined
      : {
          "@context": "https://schema.org",
          "@type": "FAQPage",
          mainEntity: items.map(({ question, answer }) => ({
            "@type": "Question",
            name: question,
            acceptedAnswer: { "@type": "Answer", text: answer },
          })),
        },
  prompt: () => import("./prompt.ts"),
});
