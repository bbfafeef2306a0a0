/** Instructions for a model that writes this block. */
export const prompt =
  "The copy around the price list; plans and prices themselves are not written here. Give a headline only when the " +
  "context asks for one: at most eight words on how paying works. The subheadline adds one sentence; bottomText " +
  "says in one line what a buyer must know about taxes or larger orders, if the context says it. Name no price or " +
  "discount. The style cards suits two to four plans, table a comparison of many features, rows more than four plans, " +
  "halves two plans, lines a quiet page, single one plan.";

/** Its line in the list that a model plans a page from. */
export const use = "The price list with plans from the site’s own data. For a pricing page, or late on a landing page.";
