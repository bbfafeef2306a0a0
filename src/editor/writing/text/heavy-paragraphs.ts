import { type markdown } from "@codemirror/lang-markdown";

type Extensions = NonNullable<NonNullable<Parameters<typeof markdown>[0]>["extensions"]>;

/** The parser needs time that grows with the square of these marks in one paragraph. */
const MARKS = /[[\]*_~`<]/g;
const MAX_MARKS = 2000;

/** Leaves a paragraph with very many marks without emphasis and links, so that typing in it doesn't freeze the page. */
export const heavyParagraphs: Extensions = {
  parseBlock: [
    {
      name: "HeavyParagraph",
      leaf: () => ({
        nextLine: () => false,
        finish: (context, { start, content }) => {
          if ((content.match(MARKS)?.length ?? 0) <= MAX_MARKS) return false;
          context.addElement(context.elt("Paragraph", start, start + content.length));
          return true;
        },
      }),
    },
  ],
};
