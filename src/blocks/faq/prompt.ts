/** Instructions for a model that writes this block. */
export const prompt =
  "Questions that a careful buyer asks before signing, each with an answer of two to four sentences. Four to eight " +
  "of them, from the most common to the most specific, in the buyer's own words. Answers give facts that are in " +
  "the context and promise nothing else; where the context is silent, ask another question. Give each question a " +
  "category of one or two words when there are more than six.";

/** Its line in the list that a model plans a page from. */
export const use = "Questions that readers ask before they decide, with answers. Near the end of a page.";
