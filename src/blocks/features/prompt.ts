/** Instructions for a model that writes this block. */
export const prompt =
  "What the product can do, in three to eight features. A name has two to five words and says the thing itself, the " +
  "description tells in one to three sentences what the reader can do with it. Choose cards to scan, list for few " +
  "features with more words, groups when features have parts, icons for six or more short ones, alternating or beside " +
  "when each has a picture, figures when the context gives a figure for each (“25 min”), and only then fill figure in. Give sub-features only to a feature that has distinct " +
  "parts, a highlight of at most three words to no more than one, and a fitting icon to each. Set disabled to true " +
  "only for what the context says is planned, and let the highlight say so. Give links only to addresses that are " +
  "in the context.";

/** Its line in the list that a model plans a page from. */
export const use =
  "What the product can do, in three to eight features: as cards, rows, or names that open one at a time.";

/** The most tokens of a reply: eight features with sub-features. */
export const maxTokens = 4096;
