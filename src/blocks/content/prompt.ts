/** What a model is told about this block. */
export const prompt =
  "Running text in GitHub-flavoured markdown, as in a manual or a policy. Begin with a paragraph that says what the " +
  "reader gets; then sections under ## headings of two to six words, with lists and tables where they read faster than " +
  "sentences. No raw HTML, no image, and no fact, figure or name that doesn't stand in the context.";
