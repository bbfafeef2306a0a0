/** Instructions for a model that writes this block. */
export const prompt =
  "A guided look at one thing the product makes or shows, in three to six tabs. Each tab has a title of two to five " +
  "words and one short line; its content has a title that says what the reader gets and one or two sentences about " +
  "what the picture shows. Keep image addresses that are in the context, leave the field empty otherwise, " +
  "describe each picture in imageAlt, and claim nothing that the context does not say.";

/** Its line in the list that a model plans a page from. */
export const use = "A guided look at one thing the product makes or shows, in three to six tabs.";
