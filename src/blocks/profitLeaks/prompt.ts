/** Instructions for a model that writes this block. */
export const prompt =
  "Where the reader loses money, time or trust today, written as the entries of a ledger: four to six leaks, the " +
  "heaviest first. A title names the loss in three to six words; the description shows in two sentences how it " +
  "happens on an ordinary week. Give no figures, percentages or studies that aren't in the context. The " +
  "introduction says in one or two sentences whose week this is, the closing line is the total in one sentence; use " +
  "the disclaimer when anything rests on an assumption.";

/** Its line in the list that a model plans a page from. */
export const use =
  "Where the reader loses money, time or trust today: four to six entries of a ledger. Makes the cost of waiting " +
  "plain.";
