/** What a model is told about this block. */
export const prompt =
  "A letter in the first person from the founder to the reader: what they saw go wrong, what it cost people, what they " +
  "built and what stays with people. Three or four short paragraphs, separated by blank lines, with one concrete moment " +
  "and no sales talk. The pledge holds two to four promises the organisation can keep. Names, years and credentials come " +
  "from the context only: leave a field empty rather than invent it.";
