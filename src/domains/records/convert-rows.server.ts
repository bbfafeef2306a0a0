import type { Database } from "#db";
import { yieldToRequests } from "#shared/server";
import { entityLock, findEntity, listEntities, writeProperties } from "./entities.server.ts";
import { currentData } from "./former-values.ts";
import { presentProperties, type Entity, type Property } from "./property.ts";
import { dataOf, findNextIds, insertKeys, keyRowsFor, searchTextOf } from "./row-store.server.ts";
import "./tables.ts";

/** Rows that one transaction looks at. */
const BATCH_SIZE = 200;

/** The properties whose rows aren't all converted. */
const unfinished = ({ properties }: Entity): Property[] => properties.filter(({ former }) => former !== undefined);

type Batch = { count: number; last?: string };

/**
 * Stores the converted values of a batch of rows, with their keys and words; rows in the bin have neither. It is no change
 * of the rows: nobody has made one.
 */
function convertBatch(database: Database, tenantId: string, entityId: string, after: string): Promise<Batch> {
  return database.inTransaction(async (trx) => {
    await database.shareName(trx, entityLock(entityId));
    const entity = await findEntity(trx, entityId);
    if (!entity) return { count: 0 };
    const handle = await database.enterTenant(trx, tenantId);
    const { rows } = handle;
    const { ids, ...next } = await findNextIds(handle, entityId, { after, most: BATCH_SIZE });
    if (ids.length === 0) return { count: 0, ...next };
    await database.lockName(trx, ...ids.map((id) => `row:${id}`));
    const current = await rows.selectFrom("rows").select(["id", "data", "deleted_at"]).where("id", "in", ids).execute();
    const properties = unfinished(entity);
    const sortable = presentProperties(entity).filter(
      (one) => one.isSortable && properties.some(({ id }) => id === one.id),
    );
    const keys = [];
    for (const row of current) {
      const data = currentData(entity, dataOf(row));
      const isInBin = row.deleted_at !== null;
      const search_text = isInBin ? "" : searchTextOf({ tenantId, entity }, data);
      await rows
        .updateTable("rows")
        .set({ data: JSON.stringify(data), search_text })
        .where("id", "=", row.id)
        .execute();
      if (!isInBin) keys.push(...sortable.flatMap((property) => keyRowsFor(entityId, property, row.id, data)));
    }
    const affected = properties.flatMap(({ id, former }) => [id, former?.id ?? id]);
    await rows.deleteFrom("row_keys").where("row_id", "in", ids).where("property", "in", affected).execute();
    await insertKeys(handle, keys);
    return { count: ids.length, ...next };
  });
}

/** Ends a conversion: no row needs a former value any more. */
async function finish(database: Database, entityId: string, done: readonly Property[]): Promise<void> {
  const ids = new Set(done.map(({ id }) => id));
  await database.inTransaction(async (trx) => {
    await database.lockName(trx, "entities");
    await database.lockName(trx, entityLock(entityId));
    await writeProperties(trx, entityId, (properties) =>
      properties.map((property) => {
        const { former: _former, ...rest } = property;
        return ids.has(property.id) ? rest : property;
      }),
    );
  });
}

/** Converts the rows of an entity in which the type of a property was changed, of all tenants. @returns counts as they grow. */
export async function* convertRows(database: Database, entityId: string): AsyncGenerator<number> {
  const entity = await findEntity(database.db, entityId);
  const properties = entity ? unfinished(entity) : [];
  if (properties.length === 0) return;
  const tenants = await database.db.selectFrom("tenants").select("id").execute();
  let count = 0;
  for (const { id } of tenants) {
    for (let after: string | undefined = ""; after !== undefined;) {
      const batch: Batch = await convertBatch(database, id, entityId, after);
      count += batch.count;
      after = batch.last;
      if (batch.count > 0) yield count;
      await yieldToRequests();
    }
  }
  await finish(database, entityId, properties);
}

/** Ends conversions that were cut off, as when the server stopped. @returns how many rows were looked at. */
export async function finishConversions(database: Database): Promise<number> {
  let all = 0;
  for (const entity of await listEntities(database.db)) {
    for await (const count of convertRows(database, entity.id)) all = Math.max(all, count);
  }
  return all;
}
