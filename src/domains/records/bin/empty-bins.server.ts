import type { Database, TenantRows } from "#db";
import { yieldToRequests } from "#shared/server";
import { rowsFeature } from "#tenants";
import { BIN_MS } from "./bin.ts";
import { deleteOldProperties } from "../entities/old-properties.server.ts";
import "../tables.ts";

/** Rows that are deleted in one transaction. */
export const BATCH_SIZE = 500;

/** Permanently deletes rows with their history; the caller keeps the tenant's count right. @returns how many. */
export async function purgeRows({ rows }: TenantRows, ids: readonly string[]): Promise<number> {
  if (ids.length === 0) return 0;
  await rows.deleteFrom("row_changes").where("row_id", "in", ids).execute();
  await rows.deleteFrom("row_keys").where("row_id", "in", ids).execute();
  await rows.deleteFrom("rows").where("id", "in", ids).execute();
  return ids.length;
}

/** Repeats work on batches of rows until one isn't full. @returns how many rows. */
export async function inBatches(work: () => Promise<number>): Promise<number> {
  let all = 0;
  for (let done = BATCH_SIZE; done === BATCH_SIZE; all += done) {
    done = await work();
    await yieldToRequests();
  }
  return all;
}

/** Deletes a batch of what has been in a tenant's bin for too long. @returns how many rows. */
function emptyBin(database: Database, tenantId: string, before: string): Promise<number> {
  return database.inTransaction(async (trx) => {
    const handle = await database.enterTenant(trx, tenantId);
    const old = await handle.rows
      .selectFrom("rows")
      .select("id")
      .where("deleted_at", "<", before)
      .limit(BATCH_SIZE)
      .execute();
    return purgeRows(
      handle,
      old.map(({ id }) => id),
    );
  });
}

/** Deletes a batch of a tenant's rows of a deleted entity, and at the end what it is counted as. @returns how many rows. */
function deleteRowsOf(database: Database, tenantId: string, entityId: string): Promise<number> {
  return database.inTransaction(async (trx) => {
    const handle = await database.enterTenant(trx, tenantId);
    const { rows } = handle;
    // Each query uses its own index: without one, all other rows of the tenant would be read.
    const find = (state: "is" | "is not", most: number) =>
      rows
        .selectFrom("rows")
        .select("id")
        .where("entity_id", "=", entityId)
        .where("deleted_at", state, null)
        .limit(most)
        .execute();
    const found = await find("is", BATCH_SIZE);
    if (found.length < BATCH_SIZE) found.push(...(await find("is not", BATCH_SIZE - found.length)));
    if (found.length < BATCH_SIZE) {
      await rows.deleteFrom("limits").where("feature", "=", rowsFeature(entityId)).execute();
    }
    return purgeRows(
      handle,
      found.map(({ id }) => id),
    );
  });
}

/** Deletes entities that were deleted 30 days ago, with the rows of all tenants. @returns how many rows. */
async function deleteOldEntities(database: Database, tenants: readonly string[], before: string): Promise<number> {
  const old = await database.db.selectFrom("entities").select("id").where("deleted_at", "<", before).execute();
  let deleted = 0;
  for (const { id } of old) {
    for (const tenant of tenants) deleted += await inBatches(() => deleteRowsOf(database, tenant, id));
    await database.db.deleteFrom("saved_views").where("list", "=", id).execute();
    await database.db.deleteFrom("entities").where("id", "=", id).where("deleted_at", "<", before).execute();
  }
  return deleted;
}

/**
 * Deletes what has been deleted for 30 days: rows with their history, entities with all their rows, and values of
 * properties that were removed.
 * @returns how many rows were deleted or lost a value.
 */
export async function emptyBins(database: Database, now = Date.now()): Promise<number> {
  const before = new Date(now - BIN_MS).toISOString();
  const found = await database.db.selectFrom("tenants").select("id").execute();
  const tenants = found.map(({ id }) => id);
  let count = 0;
  for (const id of tenants) count += await inBatches(() => emptyBin(database, id, before));
  count += await deleteOldEntities(database, tenants, before);
  return count + (await deleteOldProperties(database, tenants, before));
}
