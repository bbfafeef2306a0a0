/** Instructions for a model that writes this block. */
export const prompt =
  "The end of every page: one or two sentences that say what the company does and for whom, then two to four " +
  "sections of links with short names of one to three words. Link only to addresses that are in the context; " +
  "never invent a page, a social account, a street address or a company number. The bottom text is the copyright " +
  "line. In the style closing, the headline is one line of at most eight words that leads to the one action in cta. Other " +
  "styles leave both out. Only the style newsletter, which has the newsletter’s form, has an invitation to it: what the " +
  "letter is about in at most nine words, and in one sentence who it is for; invent no number of readers. In the style " +
  "centered the text is one sentence, as it is set in large type. Leave shared out.";

/** Its line in the list that a model plans a page from. */
export const use = "The end of every page: who the company is, and links by section. Once, as the last block.";
