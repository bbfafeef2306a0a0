/** Instructions for a model that writes this block. */
export const prompt =
  "How a customer sets the product up and uses it in an ordinary week, in three to five numbered steps. Each title " +
  "begins with a verb and names what the reader does; each description says in one or two sentences what that takes " +
  "and what they see. Promise no durations, integrations or results that aren't in the context, and leave " +
  "image and imageAlt out unless the context names pictures.";

/** Its line in the list that a model plans a page from. */
export const use = "Three to five numbered steps from setting the product up to using it.";
