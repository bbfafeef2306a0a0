import { doOrRollBack, type Database, type TenantRows, type Transaction } from "#db";
import { fail, type Result } from "#shared";
import { entityLock, findEntity } from "../entities/entity-store.server.ts";
import { rowsTag } from "../entities/entity-tags.server.ts";
import type { RowPlace } from "./row-store.server.ts";

/**
 * Runs one change of a tenant's rows; a failure rolls it back, a success drops the cached pages that show the entity.
 * @param work gets the entity as it is now: nobody changes it while the transaction runs.
 * @returns NOT_FOUND where the entity is gone.
 */
export async function write<Value, Code extends string>(
  database: Database,
  place: RowPlace,
  work: (handle: TenantRows, trx: Transaction, now: RowPlace) => Promise<Result<Value, Code>>,
): Promise<Result<Value, Code | "NOT_FOUND">> {
  const { entity } = place;
  const result = await doOrRollBack<Value, Code | "NOT_FOUND">(database, async (trx) => {
    await database.shareName(trx, entityLock(entity.id));
    const now = await findEntity(trx, entity.id);
    if (!now) return fail("NOT_FOUND", "Entity not found");
    return work(await database.enterTenant(trx, place.tenantId), trx, { ...place, entity: now });
  });
  if (result.ok) await database.notify("data_changed", rowsTag(entity.id));
  return result;
}
