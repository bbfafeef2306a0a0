import type { Database, TenantRows, Transaction } from "#db";
import { ok, type Result } from "#shared";
import type { BulkOutcome, RowsChange } from "./bulk-contract.ts";
import type { RowPlace } from "./row-store.server.ts";
import { moveToBin, takeFromBin, writeValues } from "./rows.server.ts";
import { write } from "./write-rows.server.ts";

type Named = { id: string };
type Work<Item> = (handle: TenantRows, trx: Transaction, place: RowPlace, item: Item) => Promise<Result<unknown>>;

/** Does something with each of some rows in one transaction; those that it fails for are named. */
function forEachRow<Item extends Named>(
  database: Database,
  place: RowPlace,
  items: readonly Item[],
  work: Work<Item>,
): Promise<Result<BulkOutcome, "NOT_FOUND">> {
  return write<BulkOutcome, "NOT_FOUND">(database, place, async (handle, trx, now) => {
    await database.lockName(trx, ...items.map(({ id }) => `row:${id}`));
    const outcome: BulkOutcome = { changed: [], refused: [] };
    for (const item of items) {
      const { id } = item;
      const done = await work(handle, trx, now, item);
      if (done.ok) outcome.changed.push(id);
      else outcome.refused.push({ id, code: done.error.code, message: done.error.message });
    }
    return ok(outcome);
  });
}

/**
 * Changes values of many rows in one transaction, each as `changeRow` does: those that are refused are named, the others are
 * changed. @returns NOT_FOUND where the entity is gone.
 */
export function changeRows(
  database: Database,
  place: RowPlace,
  { changes }: RowsChange,
): Promise<Result<BulkOutcome, "NOT_FOUND">> {
  return forEachRow(database, place, changes, (handle, trx, now, { id, ...change }) =>
    writeValues(handle, trx, now, id, change),
  );
}

const named = (ids: readonly string[]): Named[] => ids.map((id) => ({ id }));

/** Moves many rows to the bin, each as `deleteRow` does. @returns NOT_FOUND where the entity is gone. */
export function deleteRows(
  database: Database,
  place: RowPlace,
  ids: readonly string[],
): Promise<Result<BulkOutcome, "NOT_FOUND">> {
  return forEachRow(database, place, named(ids), (handle, _trx, now, { id }) => moveToBin(handle, now, id));
}

/** Takes many rows out of the bin, each as `restoreRow` does. @returns NOT_FOUND where the entity is gone. */
export function restoreRows(
  database: Database,
  place: RowPlace,
  ids: readonly string[],
): Promise<Result<BulkOutcome, "NOT_FOUND">> {
  return forEachRow(database, place, named(ids), (handle, _trx, now, { id }) => takeFromBin(handle, now, id));
}
