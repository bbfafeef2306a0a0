/** Instructions for a model that writes this block. */
export const prompt =
  "Two to four columns of running text about things of equal weight, such as parts, phases or roles. A title has two to " +
  "five words. The text is GitHub-flavoured markdown of 25 to 80 words without headings, images or raw HTML: a paragraph, " +
  "a short list, or both. All columns have about the same length. Choose aside for one long text with short remarks beside " +
  "it: its first column may have 300 words. Keep image addresses that are in the context, leave the field empty " +
  "otherwise, give buttons only to addresses that are in the context, and claim nothing that the context does not say.";

/** Its line in the list that a model plans a page from. */
export const use = "Two to four columns of running text with pictures or buttons, for what no other block fits.";
