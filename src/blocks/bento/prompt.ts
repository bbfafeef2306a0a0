/** Instructions for a model that writes this block. */
export const prompt =
  "An overview in five to eight cells of different sizes. The most important cell is large, two or three are wide, the " +
  "others small. A title has two to seven words and says the thing itself; a description adds one sentence of at most " +
  "20 words; a figure stands only where the context gives that number, and then its title says what it counts. A cell " +
  "has a figure, an icon or a picture, never two of them. Keep image addresses that are in the context, leave the field " +
  "empty otherwise, describe each picture in imageAlt, and claim nothing that the context does not say.";

/** Its line in the list that a model plans a page from. */
export const use = "An overview of several things at once, in five to eight cells of different sizes.";
