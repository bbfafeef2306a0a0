/** Instructions for a model that writes this block. */
export const prompt =
  "One video with a heading. The headline says in at most ten words what a viewer will have seen at the end; the " +
  "subheadline adds one sentence on what is shown. Take the video's address for src from the context, unchanged: a " +
  "page at YouTube, Vimeo or Loom, or an mp4 or webm file of this site. When the context has none, leave src empty; never " +
  "invent one. Leave image out unless the context names a picture of this site.";

/** Its line in the list that a model plans a page from. */
export const use = "One video with a heading. Only when the context gives its address.";
