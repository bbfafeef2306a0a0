/** What a model is told about this block. */
export const prompt =
  "A way that the reader follows from its beginning to its end, in four to six steps in the order in which they " +
  "happen. Each title is a short sentence with a subject and a verb, each description one or two sentences about " +
  "what somebody sees or does at that moment. The headline reads as one line: the prefix begins it, the suffix " +
  "(emphasised) ends it. Name only steps, times and people that stand in the context; fill in faqQuestion and " +
  "faqAnswer only when the context gives both.";

/** What it is told when it plans a page. */
export const use =
  "A way from beginning to end in four to six steps: a story, a process, a day. Shows how things unfold.";
