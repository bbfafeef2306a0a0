import type { Database, Executor } from "#db";
import { fail, ok, type Result } from "#shared";
import { newId } from "#shared/server";
import { entityLock } from "./entities.server.ts";
import type { NewView, RowView, ViewChange, ViewSettings } from "./view-contract.ts";
import "./tables.ts";

/** Views that an entity has at most, of all people together. */
const MOST_VIEWS = 200;

/** Whose views are meant: those of an entity that a user sees. */
export type ViewPlace = { entityId: string; userId: string };

const select = (db: Executor, { entityId, userId }: ViewPlace) =>
  db
    .selectFrom("row_views")
    .select(["id", "title", "owner_id", "settings"])
    .where("entity_id", "=", entityId)
    .where((eb) => eb.or([eb("owner_id", "is", null), eb("owner_id", "=", userId)]));

type Stored = Awaited<ReturnType<ReturnType<typeof select>["execute"]>>[number];

/** This module alone writes the settings. */
const viewOf = ({ id, title, owner_id: ownerId, settings }: Stored): RowView => ({
  id,
  title,
  isShared: ownerId === null,
  settings: JSON.parse(settings) as ViewSettings,
});

const missing = () => fail("NOT_FOUND", "There is no such view");

/** @returns the views that a user sees, by name. */
export async function listViews(db: Executor, place: ViewPlace): Promise<RowView[]> {
  const views = (await select(db, place).execute()).map(viewOf);
  return views.toSorted((a, b) => a.title.localeCompare(b.title, "en") || (a.id < b.id ? -1 : 1));
}

/** Saves a view. @returns TOO_MANY_VIEWS. */
export async function createView(
  database: Database,
  { entityId, userId }: ViewPlace,
  { title, isShared, settings }: NewView,
): Promise<Result<RowView, "TOO_MANY_VIEWS">> {
  return database.inTransaction(async (trx): Promise<Result<RowView, "TOO_MANY_VIEWS">> => {
    await database.lockName(trx, `views:${entityLock(entityId)}`);
    const all = await trx.selectFrom("row_views").select("id").where("entity_id", "=", entityId).execute();
    if (all.length >= MOST_VIEWS) return fail("TOO_MANY_VIEWS", "There are too many views. Delete one first.");
    const row = {
      id: newId(),
      entity_id: entityId,
      owner_id: isShared ? null : userId,
      title,
      settings: JSON.stringify(settings),
      created_at: new Date().toISOString(),
    };
    await trx.insertInto("row_views").values(row).execute();
    return ok(viewOf(row));
  });
}

/** Changes what is given. A shared view that becomes someone's own is theirs who changes it. @returns NOT_FOUND. */
export async function changeView(
  database: Database,
  place: ViewPlace,
  id: string,
  { title, isShared, settings }: ViewChange,
): Promise<Result<RowView, "NOT_FOUND">> {
  return database.inTransaction(async (trx) => {
    const before = await select(trx, place).where("id", "=", id).executeTakeFirst();
    if (!before) return missing();
    const next = {
      title: title ?? before.title,
      settings: settings ? JSON.stringify(settings) : before.settings,
      owner_id: isShared === undefined ? before.owner_id : isShared ? null : place.userId,
    };
    await trx.updateTable("row_views").set(next).where("id", "=", id).execute();
    return ok(viewOf({ id, ...next }));
  });
}

/** @returns NOT_FOUND. */
export async function deleteView(
  database: Database,
  place: ViewPlace,
  id: string,
): Promise<Result<Record<string, never>, "NOT_FOUND">> {
  return database.inTransaction(async (trx) => {
    if (!(await select(trx, place).where("id", "=", id).executeTakeFirst())) return missing();
    await trx.deleteFrom("row_views").where("id", "=", id).execute();
    return ok({});
  });
}
