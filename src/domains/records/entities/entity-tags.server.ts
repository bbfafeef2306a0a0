import type { Database } from "#db";

/** The tag of cached pages that ask for an entity that isn't there. */
export const ENTITIES_TAG = "entities";

/** The tag of cached pages that show an entity's properties and no rows. */
export const entityTag = (entityId: string) => `entity:${entityId}`;

/** The tag of cached pages that show rows of an entity. */
export const rowsTag = (entityId: string) => `rows:${entityId}`;

/** Drops cached pages that show an entity, and those that ask for one that isn't there. */
export async function tellPages(database: Database, entityId: string): Promise<void> {
  for (const tag of [rowsTag(entityId), entityTag(entityId), ENTITIES_TAG]) await database.notify("data_changed", tag);
}
