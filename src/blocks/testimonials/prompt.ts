/** What a model is told about this block. */
export const prompt =
  "What customers or users say, in their own words. Take over only quotes, names and companies that stand in the " +
  "context, unchanged. When there are none, write short illustrative quotes of two or three sentences from different " +
  "roles, set sample to true on each of them, say in the subheadline that they are samples, and leave avatar, company, " +
  "logos, links and createdAt out. A good quote names one concrete moment before or after; it has no superlatives.";
