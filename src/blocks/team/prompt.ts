/** Instructions for a model that writes this block. */
export const prompt =
  "The people whom readers will deal with. You never write a name, and roles and bios only as they are in the context: " +
  "people put the rest in. The headline says in at most eight words what these people do for the reader, without praise " +
  "and without a number; the subheadline, if any, in one sentence how they work. Give as many items as the context " +
  "names people, else three. Choose grid for portraits, list for three to six people with a bio, cards for bios that " +
  "are read one after the other, compact for more than eight people.";

/** Its line in the list that a model plans a page from. */
export const use =
  "The people behind the organisation. People put in names and portraits. In the second half of a page.";
