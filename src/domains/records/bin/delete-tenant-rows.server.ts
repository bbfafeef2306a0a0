import type { Database, TenantRows, Transaction } from "#db";
import { rowsFeature } from "#tenants";
import { giveBackFeature } from "#tenants/server";
import { entityLock, selectEntities } from "../entities/entity-store.server.ts";
import { BATCH_SIZE, inBatches, purgeRows } from "./empty-bins.server.ts";
import "../tables.ts";

/** Deletes a batch of a tenant's rows, in the bin or not. @returns how many. */
function deleteBatch(database: Database, tenantId: string): Promise<number> {
  return database.inTransaction(async (trx) => {
    const handle = await database.enterTenant(trx, tenantId);
    const found = await handle.rows
      .selectFrom("rows")
      .select(["id", "entity_id", "deleted_at"])
      .orderBy("id")
      .limit(BATCH_SIZE)
      .execute();
    const ids = found.map(({ id }) => id);
    await database.lockName(trx, ...ids.map((id) => `row:${id}`));
    const counted = found.filter(({ deleted_at: deletedAt }) => deletedAt === null);
    const byEntity = Map.groupBy(counted, ({ entity_id: entityId }) => entityId);
    for (const [entityId, { length }] of [...byEntity].toSorted(([one], [other]) => (one < other ? -1 : 1))) {
      await giveBackFeature(handle, rowsFeature(entityId), length);
    }
    return purgeRows(handle, ids);
  });
}

/** Deletes all rows of a tenant for good, with turns for other requests. May be repeated after it was cut off. */
export async function deleteRowsOfTenant(database: Database, tenantId: string): Promise<void> {
  await inBatches(() => deleteBatch(database, tenantId));
}

/** Keeps everyone from changing rows until the transaction ends, and deletes those that a tenant got meanwhile. */
export async function deleteLastRows(database: Database, trx: Transaction, handle: TenantRows): Promise<void> {
  const entities = await selectEntities(trx).execute();
  await database.lockName(trx, ...entities.map(({ id }) => entityLock(id)));
  for (const table of ["row_changes", "row_keys", "rows"] as const) await handle.rows.deleteFrom(table).execute();
}
