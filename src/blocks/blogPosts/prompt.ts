/** What a model is told about this block. */
export const prompt =
  "The copy above a list of blog posts; the posts themselves are not written here. Give a headline only when the context " +
  "asks for one: at most eight words on what the posts are about. The subheadline says in one sentence who they are " +
  "written for. Keep the four settings of what is shown as they are.";
