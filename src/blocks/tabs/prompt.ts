/** Instructions for a model that writes this block. */
export const prompt =
  "One thing from several sides, in three to five tabs: for whom, which task, or which step. A name has one to three " +
  "words; the title says in at most eight words what the reader gets there, the description adds one or two " +
  "sentences, and up to three points of at most ten words give facts. All tabs have the same parts. Keep image " +
  "addresses that are in the context, leave the field empty otherwise, describe each picture in imageAlt, and claim " +
  "nothing that the context does not say. Choose segments for audiences, chapters for steps, cards for three or four " +
  "tabs with icons, bar for anything else.";

/** Its line in the list that a model plans a page from. */
export const use = "One thing from several sides (audiences, tasks), in three to five tabs with a picture each.";
