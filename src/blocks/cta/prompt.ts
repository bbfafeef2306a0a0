/** Instructions for a model that writes this block. */
export const prompt =
  "The closing request of a page: one headline of three to eight words that says what the reader gets, a description of " +
  "one or two sentences that takes away the last doubt, and one main button whose two to five words say what happens " +
  "next. A second button only for readers who aren't ready yet. Points are three or four facts about the next step, " +
  "each a line. Use only prices, terms, dates and figures that are in the context; no urgency, no exclamation marks. " +
  "Choose band to close a page, split with a picture, card between other blocks, checklist when readers ask what they " +
  "agree to, bar for one quiet line, link for a single action in large type.";

/** Its line in the list that a model plans a page from. */
export const use =
  "Asks for the one action of the page. Last, before the footer, or once in the middle of a long page.";
