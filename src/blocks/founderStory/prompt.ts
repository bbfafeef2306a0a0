/** Instructions for a model that writes this block. */
export const prompt =
  "A letter in the first person from the founder to the reader: what they saw go wrong, what it cost people, what " +
  "they built and what stays with people. Three or four short paragraphs, separated by blank lines, with one " +
  "concrete moment that is in the context and no sales talk. The pledge holds two to four promises the " +
  "organisation can keep. Names, titles, years and credentials come from the context only, word for word: leave a " +
  "field empty rather than invent it, and never make up a life.";

/** Its line in the list that a model plans a page from. */
export const use =
  "A letter in the first person from the founder, with promises and a signature. Only when the context tells of the " +
  "founder.";
