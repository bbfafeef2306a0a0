/** What a model is told about this block. */
export const prompt =
  "Questions that a careful buyer asks before signing, each with an answer of two to four sentences. Order them from " +
  "the most common to the most specific. Answers give facts that stand in the context and promise nothing else. Give " +
  "each question a category of one or two words when there are more than six.";
