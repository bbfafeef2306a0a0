import { sql, type Kysely } from "kysely";
import type { Schema } from "./schema.ts";
import { SEARCHED } from "./search.server.ts";
import type { DeferredSync } from "./wal-sync.server.ts";

/** Pages of the index that one step merges: about a millisecond. */
const STEP = 16;
/** The pauses between two steps, and before looking again when there was nothing to merge. */
const NEXT_STEP_MS = 10;
const POLL_MS = 1000;

/** How many rows this connection has written, those of indexes too. */
async function countChanges(db: Kysely<Schema>): Promise<number> {
  const { rows } = await sql<{ count: number }>`select total_changes() as count`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Merges a little of each index of the embedded database. @returns whether there was something to merge. */
export async function mergeIndexes(db: Kysely<Schema>): Promise<boolean> {
  let changes = 0;
  for (const table of [...SEARCHED, "rows"]) {
    const before = await countChanges(db);
    const index = sql.table(`${table}_search`);
    await sql`insert into ${index} (${sql.ref(`${table}_search`)}, rank) values ('merge', ${STEP})`.execute(db);
    // One change is the command's own.
    changes = Math.max(changes, (await countChanges(db)) - before);
  }
  return changes > 1;
}

/**
 * Merges what writes have added to the indexes, in small steps, so that other queries run in between.
 * @returns a function that stops it.
 */
export function keepMerged(db: Kysely<Schema>, { run }: Pick<DeferredSync, "run">): () => void {
  let timer = setTimeout(mergeAgain, POLL_MS).unref();
  let isStopped = false;
  let merged: number | undefined;

  async function mergeOnce(): Promise<boolean> {
    if ((await countChanges(db)) === merged) return false;
    const isMore = await run(mergeIndexes);
    if (!isMore) merged = await countChanges(db);
    return isMore;
  }

  async function mergeNext(): Promise<void> {
    // Ignored: the next write reports a full disk too.
    const isMore = await mergeOnce().catch(() => false);
    if (!isStopped) timer = setTimeout(mergeAgain, isMore ? NEXT_STEP_MS : POLL_MS).unref();
  }

  function mergeAgain(): void {
    void mergeNext();
  }

  return () => {
    isStopped = true;
    clearTimeout(timer);
  };
}
