/** What the use of an entity's rows is counted as. */
export const rowsFeature = (entityId: string) => `rows:${entityId}`;
