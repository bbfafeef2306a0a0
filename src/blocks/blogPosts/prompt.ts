/** Instructions for a model that writes this block. */
export const prompt =
  "The copy above a list of blog posts; the posts themselves are not written here. Give a headline only when the " +
  "context asks for one: at most eight words on what the posts are about. The subheadline says in one sentence who " +
  "they are written for. Set the four settings of what is shown to true, or keep them as they are in the current " +
  "content.";

/** Its line in the list that a model plans a page from. */
export const use = "The list of the blog’s posts with a heading. For a blog page, or near the end of a home page.";
