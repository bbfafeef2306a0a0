import { sql } from "kysely";
import type { Database, TenantRows } from "#db";
import { yieldToRequests } from "#shared/server";
import { entityLock, findEntity, listEntities, writeProperties } from "../entities/entity-store.server.ts";
import { currentData } from "./former-values.ts";
import { presentProperties, type Entity, type Property } from "../entities/property.ts";
import { dataOf, findNextIds, insertKeys, keyRowsFor, searchTextOf } from "../rows/row-store.server.ts";
import "../tables.ts";

/** Rows that one transaction looks at. */
const BATCH_SIZE = 200;

/**
 * The properties whose rows aren't all converted. One that was removed meanwhile isn't among them: it keeps its former one,
 * for when it is taken back.
 */
const unfinished = (entity: Entity): Property[] =>
  presentProperties(entity).filter(({ former }) => former !== undefined);

/** How many rows were looked at, the last of them unless there are no more, and the ids of the properties they have now. */
type Batch = { count: number; last?: string; converted: ReadonlySet<string> };

/** Sets a column of several rows, each to the text given for its id, in one statement. */
async function setEach({ rows }: TenantRows, column: "data" | "search_text", texts: ReadonlyMap<string, string>) {
  if (texts.size === 0) return;
  const cases = sql.join(
    [...texts].map(([id, text]) => sql`when ${id} then ${text}`),
    sql` `,
  );
  await rows
    .updateTable("rows")
    .set(column, sql<string>`case id ${cases} end`)
    .where("id", "in", [...texts.keys()])
    .execute();
}

/**
 * Stores the converted values of a batch of rows, with their keys and words; rows in the bin have neither. This doesn't
 * count as a change of the rows: nobody made one.
 */
function convertBatch(database: Database, tenantId: string, entityId: string, after: string): Promise<Batch> {
  return database.inTransaction(async (trx) => {
    await database.shareName(trx, entityLock(entityId));
    const entity = await findEntity(trx, entityId);
    const properties = entity ? unfinished(entity) : [];
    const converted = new Set(properties.map(({ id }) => id));
    // The entity is gone, or someone else has finished it.
    if (!entity || properties.length === 0) return { count: 0, converted };
    const handle = await database.enterTenant(trx, tenantId);
    const { rows } = handle;
    const { ids, ...next } = await findNextIds(handle, entityId, { after, most: BATCH_SIZE });
    if (ids.length === 0) return { count: 0, converted, ...next };
    await database.lockName(trx, ...ids.map((id) => `row:${id}`));
    const current = await rows
      .selectFrom("rows")
      .select(["id", "data", "search_text", "deleted_at"])
      .where("id", "in", ids)
      .execute();
    const sortable = properties.filter(({ isSortable }) => isSortable);
    const [values, words] = [new Map<string, string>(), new Map<string, string>()];
    const keys = [];
    for (const row of current) {
      const data = currentData(entity, dataOf(row));
      values.set(row.id, JSON.stringify(data));
      if (row.deleted_at !== null) continue;
      const text = searchTextOf({ tenantId, entity }, data);
      // Most types have the same words, and the search index is what takes longest.
      if (text !== row.search_text) words.set(row.id, text);
      keys.push(...sortable.flatMap((property) => keyRowsFor(entityId, property, row.id, data)));
    }
    await setEach(handle, "data", values);
    await setEach(handle, "search_text", words);
    // A former property that was taken back keeps its keys.
    const kept = new Set(presentProperties(entity).map(({ id }) => id));
    const left = properties.flatMap(({ former }) => former?.id ?? []).filter((id) => !kept.has(id));
    const affected = [...converted, ...left];
    await rows.deleteFrom("row_keys").where("row_id", "in", ids).where("property", "in", affected).execute();
    await insertKeys(handle, keys);
    return { count: ids.length, converted, ...next };
  });
}

/** Ends a conversion: no row needs a former value any more. */
async function finish(database: Database, entityId: string, done: ReadonlySet<string>): Promise<void> {
  await database.inTransaction(async (trx) => {
    await database.lockName(trx, "entities");
    await database.lockName(trx, entityLock(entityId));
    await writeProperties(trx, entityId, (properties) =>
      properties.map((property) => {
        const { former: _former, ...rest } = property;
        return done.has(property.id) ? rest : property;
      }),
    );
  });
}

/** Converts the rows of an entity in which the type of a property was changed, of all tenants. @returns counts as they grow. */
export async function* convertRows(database: Database, entityId: string): AsyncGenerator<number> {
  const entity = await findEntity(database.db, entityId);
  const done = new Set((entity ? unfinished(entity) : []).map(({ id }) => id));
  if (done.size === 0) return;
  const tenants = await database.db.selectFrom("tenants").select("id").execute();
  let count = 0;
  for (const { id } of tenants) {
    for (let after: string | undefined = ""; after !== undefined;) {
      const batch: Batch = await convertBatch(database, id, entityId, after);
      count += batch.count;
      // What was taken out meanwhile, or with the whole entity, isn't done.
      for (const property of done) if (!batch.converted.has(property)) done.delete(property);
      after = batch.last;
      if (batch.count > 0) yield count;
      await yieldToRequests();
    }
  }
  if (done.size > 0) await finish(database, entityId, done);
}

/** Ends conversions that were cut off, as when the server stopped. @returns how many rows were looked at. */
export async function finishConversions(database: Database): Promise<number> {
  let all = 0;
  for (const entity of await listEntities(database.db)) {
    for await (const count of convertRows(database, entity.id)) all = Math.max(all, count);
  }
  return all;
}
