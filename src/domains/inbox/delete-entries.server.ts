import type { Database, Transaction } from "#db";
import { yieldToRequests } from "#shared/server";
import type { EntryKind } from "./entry.ts";
import type { EntrySources } from "./ports.ts";
import "./tables.ts";

/**
 * Entries that are deleted in one transaction. Each may have as long a text as the search index holds, which takes the
 * embedded database some milliseconds to forget.
 */
const BATCH_SIZE = 10;

/** Finds some of the entries that are to be deleted, at most `limit`. */
type FindSome = (trx: Transaction, limit: number) => Promise<{ id: string; kind: EntryKind }[]>;

function deleteBatch(database: Database, sources: EntrySources, find: FindSome): Promise<number> {
  return database.inDeferredSyncTransaction(async (trx) => {
    const found = await find(trx, BATCH_SIZE);
    for (const [kind, entries] of Map.groupBy(found, (entry) => entry.kind)) {
      const ids = entries.map(({ id }) => id);
      await sources[kind].erase(trx, ids);
      // Their tags and their history go with them.
      await trx.deleteFrom("inbox_entries").where("id", "in", ids).execute();
    }
    return found.length;
  });
}

/** Deletes entries with everything that belongs to them, batch by batch. @returns how many. */
export async function deleteEntries(database: Database, sources: EntrySources, find: FindSome): Promise<number> {
  let count = 0;
  for (let deleted = BATCH_SIZE; deleted === BATCH_SIZE; count += deleted) {
    deleted = await deleteBatch(database, sources, find);
    await yieldToRequests();
  }
  return count;
}
