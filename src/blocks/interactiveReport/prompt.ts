/** What a model is told about this block. */
export const prompt =
  "A guided look at one thing the product makes or shows, in three to six tabs. Each tab has a title of two to five " +
  "words and one short line; its content has a title that says what the reader gets and one or two sentences about " +
  "what the picture shows. Keep image addresses that stand in the context, leave the field empty otherwise, " +
  "describe each picture in imageAlt, and claim nothing that the context does not say.";

/** What it is told when it plans a page. */
export const use = "A guided look at one thing the product makes or shows, in three to six tabs.";
