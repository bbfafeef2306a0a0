/** Instructions for a model that writes this block. */
export const prompt =
  "Where visitors find the organisation. The headline invites them in three to nine words, the subheadline adds one " +
  "sentence about what they can do there. Names, addresses, phone numbers, email addresses and opening hours are only " +
  "those of the context, unchanged; a place without an address in the context is left out. The note tells in one or two " +
  "sentences how to get there, if the context does.";

/** Its line in the list that a model plans a page from. */
export const use = "Where visitors find the organisation. Only when the context gives an address.";
