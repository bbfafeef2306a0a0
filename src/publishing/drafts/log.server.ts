import { setImmediate } from "node:timers/promises";
import type { Executor } from "#db";
import type { Operation, LoggedOperation } from "../operations/operation.ts";
import type { Conflict } from "../operations/rebase.ts";

/** A batch that has been decided before. */
export type DecidedBatch = { fingerprint: string; conflicts: Conflict[] };

/** The largest number that a revision column can hold. */
const MAX_REVISION = 2_147_483_647;

/** The number of batches read at once; a long log is read in parts, so that other requests aren't blocked. */
const PART = 200;

/** Reads what was accepted after a revision, in order. */
export async function readOperations(db: Executor, pageId: string, after: number): Promise<LoggedOperation[]> {
  const all: LoggedOperation[] = [];
  let last = Math.min(after, MAX_REVISION);
  for (;;) {
    const rows = await readBatches(db, pageId, last);
    for (const { revision, client_id, batch_id, operations, author, created_at } of rows) {
      const origin = { revision: revision ?? 0, clientId: client_id, batchId: batch_id, author, at: created_at };
      for (const operation of JSON.parse(operations) as Operation[]) all.push(Object.assign(operation, origin));
    }
    last = rows.at(-1)?.revision ?? last;
    if (rows.length < PART) return all;
    await setImmediate();
  }
}

function readBatches(db: Executor, pageId: string, after: number) {
  return db
    .selectFrom("page_batches")
    .select(["revision", "client_id", "batch_id", "operations", "author", "created_at"])
    .where("page_id", "=", pageId)
    .where("revision", ">", after)
    .orderBy("revision")
    .limit(PART)
    .execute();
}

/** @returns how a batch was decided the first time; undefined for a new one. */
export async function findBatch(
  db: Executor,
  pageId: string,
  clientId: string,
  batchId: string,
): Promise<DecidedBatch | undefined> {
  const row = await db
    .selectFrom("page_batches")
    .select(["fingerprint", "conflicts"])
    .where("page_id", "=", pageId)
    .where("client_id", "=", clientId)
    .where("batch_id", "=", batchId)
    .executeTakeFirst();
  return row && { fingerprint: row.fingerprint, conflicts: JSON.parse(row.conflicts) as Conflict[] };
}
