/** Instructions for a model that writes this block. */
export const prompt =
  "An invitation to a newsletter above or beside its form, which is made by the program. The headline says in at " +
  "most nine words what the letter is about. The subheadline says in one or two sentences who it is for, what is in " +
  "it and how often it comes, as far as the context tells. Invent no number of readers and no gift.";

/** Its line in the list that a model plans a page from. */
export const use = "An invitation to the newsletter with its form. Near the end of a page, when there is a newsletter.";
