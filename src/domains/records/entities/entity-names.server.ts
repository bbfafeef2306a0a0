import type { Database, Transaction } from "#db";
import { ownName } from "../bin/bin.ts";
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
 * Frees a name for the entity that has it from now on: no other is found by it any more, and references to a deleted
 * entity of this name switch to its name in the bin.
 * @param taker the deleted entity that takes its own name back.
 */
export async function leaveName(database: Database, trx: Transaction, name: string, taker?: string): Promise<void> {
  const renamed = await selectEntities(trx).where("former_names", "!=", "[]").execute();
  for (const { id, formerNames } of renamed.map(entityOf)) {
    if (!formerNames.includes(name)) continue;
    const left = JSON.stringify(formerNames.filter((one) => one !== name));
    await trx.updateTable("entities").set({ former_names: left }).where("id", "=", id).execute();
  }
  const deleted = await trx
    .selectFrom("entities")
    .select(["id", "name"])
    .where("deleted_at", "is not", null)
    .orderBy("deleted_at", "desc")
    .execute();
  const last = deleted.find((one) => ownName(one.name) === name);
  if (last && last.id !== taker) await followName(database, trx, name, last.name);
}
