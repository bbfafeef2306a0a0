import { defineBlock } from "../define-block.ts";
import { schema } from "./schema.ts";

/** Frequently asked questions, each of which opens on a click. */
export const faq = defineBlock({
  type: "faq",
  label: "FAQ",
  icon: "MessageCircle",
  schema,
  View: () => import("./View.tsx"),
  jsonLd: import.meta.env.SSR
    ? ({ items }) =>
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
            }
    : undefined,
  prompt: () => import("./prompt.ts"),
});
