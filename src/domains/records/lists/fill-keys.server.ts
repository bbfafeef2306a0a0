import type { Database } from "#db";
import { yieldToRequests } from "#shared/server";
import { currentData } from "../types/former-values.ts";
import type { Entity, Property } from "../entities/property.ts";
import { dataOf, insertKeys, keyRowsFor } from "../rows/row-store.server.ts";
import "../tables.ts";

/** Rows whose keys are made in one transaction. */
const BATCH_SIZE = 500;

/**
 * Makes the keys of properties that have become sortable, for the rows that were written before, in batches. Rows that
 * are written meanwhile have their keys already.
 */
export async function fillKeys(database: Database, entity: Entity, properties: readonly Property[]): Promise<void> {
  if (properties.length === 0) return;
  const tenants = await database.db.selectFrom("tenants").select("id").execute();
  for (const { id } of tenants) {
    let after: string | undefined = "";
    while (after !== undefined) {
      after = await fillBatch(database, id, { entity, properties, after });
      await yieldToRequests();
    }
  }
}

type Batch = { entity: Entity; properties: readonly Property[]; after: string };

/** @returns the last row of the batch; undefined after the last batch. */
function fillBatch(database: Database, tenantId: string, batch: Batch): Promise<string | undefined> {
  const { entity, properties, after } = batch;
  return database.inTransaction(async (trx) => {
    const handle = await database.enterTenant(trx, tenantId);
    const { rows } = handle;
    const found = await rows
      .selectFrom("rows")
      .select(["id", "data"])
      .where("entity_id", "=", entity.id)
      .where("deleted_at", "is", null)
      .where("id", ">", after)
      .orderBy("id")
      .limit(BATCH_SIZE)
      .execute();
    const ids = found.map(({ id }) => id);
    if (ids.length === 0) return undefined;
    await database.lockName(trx, ...ids.map((id) => `row:${id}`));
    await rows
      .deleteFrom("row_keys")
      .where("row_id", "in", ids)
      .where(
        "property",
        "in",
        properties.map(({ id }) => id),
      )
      .execute();
    const current = await rows
      .selectFrom("rows")
      .select(["id", "data"])
      .where("id", "in", ids)
      .where("deleted_at", "is", null)
      .execute();
    const keys = current.flatMap((row) => {
      const data = currentData(entity, dataOf(row));
      return properties.flatMap((property) => keyRowsFor(entity.id, property, row.id, data));
    });
    await insertKeys(handle, keys);
    return ids.at(-1);
  });
}
