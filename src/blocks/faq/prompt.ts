/** Instructions for a model that writes this block. */
export const prompt =
  "Questions that a careful buyer asks before signing, each with an answer of two to four sentences. Four to eight " +
  "of them, from the most common to the most specific, in the buyer's own words. Answers give facts that are in " +
  "the context and promise nothing else; where the context is silent, ask another question. Give each question a " +
  "category of one or two words when there are more than six, or when the style is topics. The styles cards and " +
  "numbered show every answer: keep those to two sentences. Only in the style contact is there a contact card: a title of " +
  "at most eight words for readers with another question, one sentence on who answers, and one button to an address " +
  "that is in the context.";

/** Its line in the list that a model plans a page from. */
export const use = "Questions that readers ask before they decide, with answers. Near the end of a page.";
