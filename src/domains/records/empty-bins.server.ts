import type { Database } from "#db";
import { BIN_MS } from "./bin.ts";
import "./tables.ts";

/** Rows that are deleted in one transaction. */
const PORTION = 500;

/** Deletes a portion of what has been in a tenant's bin for too long. @returns how many rows. */
function emptyBin(database: Database, tenantId: string, before: string): Promise<number> {
  return database.inTransaction(async (trx) => {
    const { rows } = await database.enterTenant(trx, tenantId);
    const old = await rows.selectFrom("rows").select("id").where("deleted_at", "<", before).limit(PORTION).execute();
    const ids = old.map(({ id }) => id);
    if (ids.length === 0) return 0;
    await rows.deleteFrom("row_changes").where("row_id", "in", ids).execute();
    await rows.deleteFrom("rows").where("id", "in", ids).execute();
    return ids.length;
  });
}

/** Deletes rows that have been in the bin for 30 days, with their history. @returns how many. */
export async function emptyBins(database: Database, now = Date.now()): Promise<number> {
  const before = new Date(now - BIN_MS).toISOString();
  const tenants = await database.db.selectFrom("tenants").select("id").execute();
  let deleted = 0;
  for (const { id } of tenants) {
    for (let portion = PORTION; portion === PORTION; deleted += portion) portion = await emptyBin(database, id, before);
  }
  return deleted;
}
