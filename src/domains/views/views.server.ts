import { idTaken } from "#contract/server";
import type { Database, Executor, Transaction } from "#db";
import { fail, ok, type Result } from "#shared";
import { newId } from "#shared/server";
import type { NewView, SavedView, ViewChange } from "./contract.ts";
import "./tables.ts";

/** Views that a list has at most, of all people together. */
const MAX_VIEWS = 200;

/** Whose views are meant: those of a list that a user sees. */
export type ViewPlace = { list: string; userId: string };

const select = (db: Executor, { list, userId }: ViewPlace) =>
  db
    .selectFrom("saved_views")
    .select(["id", "title", "owner_id", "settings"])
    .where("list", "=", list)
    .where((eb) => eb.or([eb("owner_id", "is", null), eb("owner_id", "=", userId)]));

/** Waits until this transaction alone may change the views of a list. */
const lockList = (database: Database, trx: Transaction, { list }: ViewPlace) => database.lockName(trx, `views:${list}`);

type Stored = Awaited<ReturnType<ReturnType<typeof select>["execute"]>>[number];

const missing = () => fail("NOT_FOUND", "View not found");

/** Deletes the views that only a user sees. */
export async function deleteOwnViews(db: Executor, userId: string): Promise<void> {
  await db.deleteFrom("saved_views").where("owner_id", "=", userId).execute();
}

/** Makes what reads and writes the saved views of lists with one kind of settings. */
export function savedViews<Settings>() {
  /** Only what a contract has checked is written. */
  const viewOf = ({ id, title, owner_id: ownerId, settings }: Stored): SavedView<Settings> => ({
    id,
    title,
    isShared: ownerId === null,
    settings: JSON.parse(settings) as Settings,
  });

  return {
    /** @returns the views that a user sees, by name. */
    list: async (db: Executor, place: ViewPlace): Promise<SavedView<Settings>[]> => {
      const views = (await select(db, place).execute()).map(viewOf);
      return views.toSorted((a, b) => a.title.localeCompare(b.title, "en") || (a.id < b.id ? -1 : 1));
    },

    /** Saves a view, or finds the one that was saved with this id. @returns INVALID for another's id; TOO_MANY_VIEWS. */
    create: (
      database: Database,
      place: ViewPlace,
      { id = newId(), title, isShared, settings }: NewView<Settings>,
    ): Promise<Result<SavedView<Settings>, "INVALID" | "TOO_MANY_VIEWS">> =>
      database.inTransaction(async (trx) => {
        const { list, userId } = place;
        await lockList(database, trx, place);
        const saved = await select(trx, place).where("id", "=", id).executeTakeFirst();
        if (saved) return ok(viewOf(saved));
        const all = await trx.selectFrom("saved_views").select("id").where("list", "=", list).execute();
        if (all.length >= MAX_VIEWS) return fail("TOO_MANY_VIEWS", "There are too many views. Delete one first.");
        const row = {
          id,
          list,
          owner_id: isShared ? null : userId,
          title,
          settings: JSON.stringify(settings),
          created_at: new Date().toISOString(),
        };
        const added = await trx
          .insertInto("saved_views")
          .values(row)
          .onConflict((conflict) => conflict.column("id").doNothing())
          .returning("id")
          .executeTakeFirst();
        return added ? ok(viewOf(row)) : idTaken();
      }),

    /** Changes what is given. A shared view that becomes personal belongs to the one who changes it. @returns NOT_FOUND. */
    change: (
      database: Database,
      place: ViewPlace,
      id: string,
      { title, isShared, settings }: ViewChange<Settings>,
    ): Promise<Result<SavedView<Settings>, "NOT_FOUND">> =>
      database.inTransaction(async (trx) => {
        await lockList(database, trx, place);
        const before = await select(trx, place).where("id", "=", id).executeTakeFirst();
        if (!before) return missing();
        const next = {
          title: title ?? before.title,
          settings: settings ? JSON.stringify(settings) : before.settings,
          owner_id: isShared === undefined ? before.owner_id : isShared ? null : place.userId,
        };
        await trx.updateTable("saved_views").set(next).where("id", "=", id).execute();
        return ok(viewOf({ id, ...next }));
      }),

    /** @returns NOT_FOUND. */
    remove: (database: Database, place: ViewPlace, id: string): Promise<Result<Record<string, never>, "NOT_FOUND">> =>
      database.inTransaction(async (trx) => {
        await lockList(database, trx, place);
        if (!(await select(trx, place).where("id", "=", id).executeTakeFirst())) return missing();
        await trx.deleteFrom("saved_views").where("id", "=", id).execute();
        return ok({});
      }),
  };
}
