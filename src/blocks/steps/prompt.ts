/** Instructions for a model that writes this block. */
export const prompt =
  "Three to five steps in the order in which they happen. Each title says in three to eight words who does what; each " +
  "description says in one or two sentences what is different afterwards. Numbers are added by the page: write none. " +
  "Give no durations and figures that aren't in the context. The headline names the whole way, from where it starts to " +
  "where it ends. Choose alternating for steps that a picture explains, cards for short steps, line when the order " +
  "matters most, strip for four or more steps that are looked at one after the other. Pictures are put in by people.";

/** Its line in the list that a model plans a page from. */
export const use = "A process in three to five steps, each with a picture that people add. In the middle of a page.";
