/** What a model is told about this block. */
export const prompt =
  "The heading of a page or of a part of it. The headline says in at most ten words what the reader finds here; the " +
  "subheadline adds one sentence that helps to decide whether to read on. Name no figure, customer or date that doesn't " +
  "stand in the context.";
