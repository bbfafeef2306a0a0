import type { Database } from "#db";
import { fail, failAt, ok, type Result } from "#shared";
import { binName, oldestInBin, ownName } from "../bin/bin.ts";
import { followName, leaveName } from "./entity-names.server.ts";
import { entityLock, entityOf, findEntity, findPresent, selectEntities } from "./entity-store.server.ts";
import { tellPages } from "./entity-tags.server.ts";
import type { DeletedEntity } from "./entity-contract.ts";
import type { Entity } from "./property.ts";
import "../tables.ts";

/** @returns deleted entities that can still be restored, under their own names, the last deleted first. */
export async function listDeletedEntities({ db }: Database): Promise<DeletedEntity[]> {
  const found = await selectEntities(db)
    .select("deleted_at")
    .where("deleted_at", ">=", oldestInBin())
    .orderBy("deleted_at", "desc")
    .execute();
  return found.map(({ deleted_at: deletedAt, ...row }) => {
    const named = entityOf({ ...row, name: ownName(row.name) });
    return Object.assign(named, { deletedAt: deletedAt ?? "" });
  });
}

/** Deletes an entity: nobody reaches it or its rows any more. Its name is free, and it can be restored. @returns NOT_FOUND. */
export async function deleteEntity(
  database: Database,
  called: string,
): Promise<Result<Record<string, never>, "NOT_FOUND">> {
  const deleted = await database.inTransaction(async (trx) => {
    await database.lockName(trx, "entities");
    const entity = await findEntity(trx, called);
    if (!entity) return undefined;
    await database.lockName(trx, entityLock(entity.id));
    await trx
      .updateTable("entities")
      .set({ name: binName(entity), deleted_at: new Date().toISOString() })
      .where("id", "=", entity.id)
      .execute();
    return entity;
  });
  if (!deleted) return fail("NOT_FOUND", "Entity not found");
  await tellPages(database, deleted.id);
  return ok({});
}

/** Takes a deleted entity back. @returns NOT_FOUND after 30 days; ENTITY_TAKEN where another one has its name now. */
export async function restoreEntity(
  database: Database,
  id: string,
): Promise<Result<Entity, "NOT_FOUND" | "ENTITY_TAKEN">> {
  const restored = await database.inTransaction(async (trx): Promise<Result<Entity, "NOT_FOUND" | "ENTITY_TAKEN">> => {
    await database.lockName(trx, "entities");
    const row = await selectEntities(trx)
      .where("id", "=", id)
      .where("deleted_at", ">=", oldestInBin())
      .executeTakeFirst();
    if (!row) return fail("NOT_FOUND", "Entity not found");
    const entity = entityOf({ ...row, name: ownName(row.name) });
    if (await findPresent(trx, entity.name)) {
      const message = `Another entity is called ${entity.name} now. Give that one another name first.`;
      return failAt("ENTITY_TAKEN", message, { path: ["name"] });
    }
    await leaveName(database, trx, entity.name, id);
    await trx.updateTable("entities").set({ name: entity.name, deleted_at: null }).where("id", "=", id).execute();
    await followName(database, trx, row.name, entity.name);
    // It may refer to itself.
    return ok((await findEntity(trx, id)) ?? entity);
  });
  if (restored.ok) await tellPages(database, id);
  return restored;
}
