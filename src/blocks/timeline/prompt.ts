/** Instructions for a model that writes this block. */
export const prompt =
  "A process that the reader follows from beginning to end, in four to six steps in the order in which they " +
  "happen. Each title is a short sentence with a subject and a verb, each description one or two sentences about " +
  "what someone sees or does at that moment. The headline reads as one line: the prefix begins it, the suffix " +
  "(emphasised) ends it. Name only steps, times and people that are in the context; fill in faqQuestion and " +
  "faqAnswer only when the context gives both.";

/** Its line in the list that a model plans a page from. */
export const use = "A process, a story or a day from beginning to end, in four to six steps. Shows how things unfold.";
