import type { Database } from "#db";
import { entityLock, findEntity, listEntities } from "./entity-store.server.ts";
import { fillKeys } from "../lists/fill-keys.server.ts";
import type { Property } from "./property.ts";
import "../tables.ts";

/**
 * Makes the keys that rows of an entity lack, batch by batch; what is cut off is done by the next start. This doesn't count
 * as a change of the entity.
 */
export async function finishKeys(database: Database, id: string): Promise<void> {
  const entity = await findEntity(database.db, id);
  const lacking = entity?.properties.filter(({ lacksKeys }) => lacksKeys) ?? [];
  if (!entity || lacking.length === 0) return;
  await fillKeys(database, entity, lacking);
  const done = new Set(lacking.map((property) => property.id));
  await database.inTransaction(async (trx) => {
    await database.lockName(trx, "entities");
    await database.lockName(trx, entityLock(id));
    const now = await findEntity(trx, id);
    const settled = ({ lacksKeys, ...rest }: Property): Property =>
      lacksKeys && !done.has(rest.id) ? { ...rest, lacksKeys } : rest;
    const properties = now?.properties.map(settled);
    if (!properties) return;
    await trx
      .updateTable("entities")
      .set({ properties: JSON.stringify(properties) })
      .where("id", "=", id)
      .execute();
  });
}

/** Makes all keys that rows lack, as after the server stopped while a property became sortable. */
export async function finishAllKeys(database: Database): Promise<void> {
  for (const { id } of await listEntities(database.db)) await finishKeys(database, id);
}
