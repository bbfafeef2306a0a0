import type { Database } from "#db";
import { ok, type Result } from "#shared";
import type { BulkOutcome, RowsChange } from "./bulk-contract.ts";
import type { RowPlace } from "./row-store.server.ts";
import { writeValues } from "./rows.server.ts";
import { write } from "./write-rows.server.ts";

/**
 * Changes values of many rows in one transaction, each as `changeRow` does: those that are refused are named, the others are
 * changed. @returns NOT_FOUND where the entity is gone.
 */
export function changeRows(
  database: Database,
  place: RowPlace,
  { changes }: RowsChange,
): Promise<Result<BulkOutcome, "NOT_FOUND">> {
  return write<BulkOutcome, "NOT_FOUND">(database, place, async (handle, trx, now) => {
    await database.lockName(trx, ...changes.map(({ id }) => `row:${id}`));
    const outcome: BulkOutcome = { changed: [], refused: [] };
    for (const { id, ...change } of changes) {
      const written = await writeValues(handle, trx, now, id, change);
      if (written.ok) outcome.changed.push(id);
      else outcome.refused.push({ id, code: written.error.code, message: written.error.message });
    }
    return ok(outcome);
  });
}
