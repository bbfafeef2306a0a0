/** Instructions for a model that writes this block. */
export const prompt =
  "Something of another site inside the page, such as a calendar, a map or a form. The headline says in at most eight words " +
  "what visitors can do with it, the subheadline adds one sentence, and the title names the thing itself, as in “Calendar " +
  "for a first talk”. Take the address for src from the context, unchanged: a page at Calendly, Typeform, Figma, Spotify, " +
  "YouTube, Vimeo or Loom, or the address that Google Maps or OpenStreetMap gives for embedding. When the context has " +
  "none, leave src empty; never invent one. Leave image out unless the context names a picture of this site.";

/** Its line in the list that a model plans a page from. */
export const use = "A calendar, form or map of another site. Only when the context gives its address.";
