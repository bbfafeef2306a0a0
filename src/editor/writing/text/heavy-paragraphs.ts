import { type markdown } from "@codemirror/lang-markdown";

type Extensions = NonNullable<NonNullable<Parameters<typeof markdown>[0]>["extensions"]>;

/** The parser needs time that grows with the square of these marks in one paragraph. */
const MARKS = /[[\]*_~`<]/g;
const MAX_MARKS = 2000;

/** Blocks inside each other; the highlighter calls itself for each, and published text has fewer. */
const MAX_DEPTH = 120;

const isHeavy = (text: string) => (text.match(MARKS)?.length ?? 0) > MAX_MARKS;

/**
 * Leaves a paragraph, heading or table row with very many marks without emphasis and links, and what is nested very deep
 * without its blocks, so that typing there doesn't freeze the page.
 */
export const heavyParagraphs: Extensions = {
  parseBlock: [
    {
      name: "HeavyLine",
      before: "LinkReference",
      parse: (context, { pos, text }) => {
        if (context.depth <= MAX_DEPTH && !isHeavy(text)) return false;
        const { lineStart } = context;
        context.addElement(context.elt("Paragraph", lineStart + pos, lineStart + text.length));
        context.nextLine();
        return true;
      },
    },
    {
      name: "HeavyParagraph",
      leaf: () => ({
        nextLine: () => false,
        finish: (context, { start, content }) => {
          if (!isHeavy(content)) return false;
          context.addElement(context.elt("Paragraph", start, start + content.length));
          return true;
        },
      }),
    },
  ],
};
