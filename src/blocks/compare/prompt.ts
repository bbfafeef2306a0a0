/** Instructions for a model that writes this block. */
export const prompt =
  "One task shown twice: how it goes today and how it goes with the product. Both cards speak about the same task " +
  "and the same person, so that the reader can compare line by line. Titles state the difference in up to seven " +
  "words, with figures only where the context gives them; each description has two or three short lines, one fact " +
  "per line. Be fair to the old way: name its cost without mocking the people who do it. buttonText names a side in " +
  "one to three words, the closing line says what does not change or what the change is worth.";

/** Its line in the list that a model plans a page from. */
export const use = "Before and after of one task on two cards. Shows what changes for the reader.";
