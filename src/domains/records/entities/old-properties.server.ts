import type { Database, TenantRows } from "#db";
import { yieldToRequests } from "#shared/server";
import { entityLock, listEntities, writeProperties } from "./entity-store.server.ts";
import type { Entity } from "./property.ts";
import type { RowData } from "../values/read-values.ts";
import { dataOf, findNextIds } from "../rows/row-store.server.ts";
import "../tables.ts";

/** Rows that one transaction looks at. */
const BATCH_SIZE = 200;

const isOld = (removedAt: string | undefined, before: string) => removedAt !== undefined && removedAt < before;

/** @returns the data without these properties; undefined where it has none of them. */
function without(data: RowData, gone: ReadonlySet<string>): RowData | undefined {
  const kept = Object.entries(data).filter(([id]) => !gone.has(id));
  return kept.length < Object.keys(data).length ? Object.fromEntries(kept) : undefined;
}

/** Takes values out of the history of rows. A change without values left stays, since someone made it. */
async function forgetHistory({ rows }: TenantRows, ids: readonly string[], gone: ReadonlySet<string>): Promise<void> {
  const changes = await rows
    .selectFrom("row_changes")
    .select(["row_id", "revision", "data"])
    .where("row_id", "in", ids)
    .where("data", "!=", "{}")
    .execute();
  for (const change of changes) {
    const data = without(dataOf(change), gone);
    if (!data) continue;
    await rows
      .updateTable("row_changes")
      .set({ data: JSON.stringify(data) })
      .where("row_id", "=", change.row_id)
      .where("revision", "=", change.revision)
      .execute();
  }
}

type Batch = { entity: Entity; gone: ReadonlySet<string>; after: string };

/** @returns how many rows lost a value, and the last row that it looked at; no `last` after the last batch. */
function forgetBatch(database: Database, tenantId: string, { entity, gone, after }: Batch) {
  return database.inTransaction(async (trx): Promise<{ count: number; last?: string }> => {
    const handle = await database.enterTenant(trx, tenantId);
    const { rows } = handle;
    const { ids, ...next } = await findNextIds(handle, entity.id, { after, most: BATCH_SIZE });
    if (ids.length === 0) return { count: 0, ...next };
    await database.lockName(trx, ...ids.map((id) => `row:${id}`));
    await forgetHistory(handle, ids, gone);
    const current = await rows.selectFrom("rows").select(["id", "data"]).where("id", "in", ids).execute();
    let count = 0;
    for (const row of current) {
      const data = without(dataOf(row), gone);
      if (!data) continue;
      await rows
        .updateTable("rows")
        .set({ data: JSON.stringify(data) })
        .where("id", "=", row.id)
        .execute();
      count += 1;
    }
    await rows
      .deleteFrom("row_keys")
      .where("row_id", "in", ids)
      .where("property", "in", [...gone])
      .execute();
    return { count, ...next };
  });
}

/** Forgets the properties themselves: nothing has a value of them any more. */
async function dropProperties(database: Database, { id }: Entity, gone: ReadonlySet<string>): Promise<void> {
  await database.inTransaction(async (trx) => {
    await database.lockName(trx, "entities");
    await database.lockName(trx, entityLock(id));
    await writeProperties(trx, id, (properties) => properties.filter((one) => !gone.has(one.id)));
  });
}

/**
 * Deletes the values of properties that were removed 30 days ago, in all rows, in the bin too, and in their history; then
 * the properties themselves. Nobody can restore them in the meantime (`mergeProperties`).
 * @param before UTC ISO text: those that were removed before it. @returns how many rows lost a value.
 */
export async function deleteOldProperties(
  database: Database,
  tenants: readonly string[],
  before: string,
): Promise<number> {
  let deleted = 0;
  for (const entity of await listEntities(database.db)) {
    const old = entity.properties.filter(({ removedAt }) => isOld(removedAt, before));
    // Rows that are still converted from one of them need its values.
    const needed = new Set(entity.properties.map(({ former }) => former?.id));
    const gone = new Set(old.map(({ id }) => id).filter((id) => !needed.has(id)));
    if (gone.size === 0) continue;
    for (const tenant of tenants) {
      for (let after: string | undefined = ""; after !== undefined;) {
        const batch: { count: number; last?: string } = await forgetBatch(database, tenant, {
          entity,
          gone,
          after,
        });
        deleted += batch.count;
        after = batch.last;
        await yieldToRequests();
      }
    }
    await dropProperties(database, entity, gone);
  }
  return deleted;
}
