/** What a model is told about this block. */
export const prompt =
  "What the product can do, in three to eight features. A name has two to five words and says the thing itself, the " +
  "description tells in one to three sentences what the reader can do with it. Give sub-features only to a feature " +
  "that has distinct parts, a highlight of at most three words to no more than one, and an icon of the set to each. " +
  "Set disabled to true only for what the context says is planned, and let the highlight say so. Leave img and logos " +
  "out unless the context gives them, and give links only to addresses that stand in the context.";
