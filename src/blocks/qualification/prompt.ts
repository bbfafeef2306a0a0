/** Instructions for a model that writes this block. */
export const prompt =
  "Four to eight criteria by which readers decide for themselves whether the product fits them. Each title is a " +
  "statement about their own organisation that is plainly true or false (“You write your reports by hand”); the " +
  "description says in one sentence why it matters. Include criteria that turn the wrong buyer away. Numbers and " +
  "thresholds come from the context or are left out. The closing says what to do with many ticks and with few.";

/** Its line in the list that a model plans a page from. */
export const use = "Criteria by which readers see whether the product fits them. Turns the wrong buyer away.";
