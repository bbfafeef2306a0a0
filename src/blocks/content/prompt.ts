/** Instructions for a model that writes this block. */
export const prompt =
  "Running text in GitHub-flavoured markdown, as in a manual or a policy. Begin with a paragraph that says what the " +
  "reader gets; then sections under ## headings of two to six words, with lists and tables where they read faster " +
  "than sentences. Write as much as the purpose needs and no more: 200 to 700 words unless the context asks for " +
  "another length. No raw HTML, no image, and no fact, figure or name that isn't in the context.";

/** Its line in the list that a model plans a page from. */
export const use =
  "Running text with headings, such as a policy, a manual or an article. For pages that are read, not scanned.";

/** The most tokens of a reply: a policy of several thousand words. */
export const maxTokens = 6144;
