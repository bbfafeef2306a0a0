/** Instructions for a model that writes this block. */
export const prompt =
  "The heading of a page or of a part of it. The headline says in at most ten words what the reader finds here; the " +
  "subheadline adds one sentence that helps to decide whether to read on. A call to action only where this heading " +
  "is the page's own opening. Name no figure, customer or date that isn't in the context.";

/** Its line in the list that a model plans a page from. */
export const use = "A heading with one sentence. Opens a plain page (pricing, blog, policy) or a part of a long one.";
