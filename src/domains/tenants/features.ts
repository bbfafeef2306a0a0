/** What people, tokens of language models and the rows of an entity are counted as, in limits and plans. */
export const PEOPLE_FEATURE = "people";
export const AI_FEATURE = "ai_tokens";
export const rowsFeature = (entityId: string) => `rows:${entityId}`;

/** Whether a feature counts the rows of an entity. */
export const isRowsFeature = (feature: string): boolean => feature.startsWith(rowsFeature(""));
