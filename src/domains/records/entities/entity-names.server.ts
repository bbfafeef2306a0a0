import type { Database, Transaction } from "#db";
import { formerName } from "../bin/bin.ts";
import { entityLock, entityOf, selectEntities, storeProperties } from "./entity-store.server.ts";
import type { Property } from "./property.ts";
import "../tables.ts";

/**
 * Updates references to an entity to its new name, also in deleted entities, which may be restored; within a transaction
 * that holds the lock on all entities.
 */
export async function followName(database: Database, trx: Transaction, before: string, now: string): Promise<void> {
  const all = selectEntities(trx);
  for (const { id, properties } of (await all.orderBy("name").execute()).map(entityOf)) {
    if (!properties.some(({ entity }) => entity === before)) continue;
    await database.lockName(trx, entityLock(id));
    const renamed = (one: Property) => (one.entity === before ? { ...one, entity: now } : one);
    const present = entityOf(await all.where("id", "=", id).executeTakeFirstOrThrow());
    await storeProperties(trx, present, (own) => own.map(renamed));
  }
}

/**
 * Frees the name of a deleted entity for another one: references to the deleted entity switch to its name in the bin.
 * @param taker the deleted entity that takes its own name back.
 */
export async function leaveName(database: Database, trx: Transaction, name: string, taker?: string): Promise<void> {
  const deleted = await trx
    .selectFrom("entities")
    .select(["id", "name"])
    .where("deleted_at", "is not", null)
    .orderBy("deleted_at", "desc")
    .execute();
  const last = deleted.find((one) => formerName(one.name) === name);
  if (last && last.id !== taker) await followName(database, trx, name, last.name);
}
