/** Instructions for a model that writes this block. */
export const prompt =
  "Pictures and videos that are looked at one after the other. Use only addresses that are in the context, " +
  "unchanged: a picture of type image, a video of type video (a page at YouTube, Vimeo or Loom, or an mp4 or webm file of " +
  "this site). When the context has none, leave items empty; never invent an address. A title is the caption and " +
  "the description for people who can't see the picture: one line that says what is to be seen in it.";

/** Its line in the list that a model plans a page from. */
export const use = "Pictures and videos, one at a time. Only when the context gives their addresses.";
