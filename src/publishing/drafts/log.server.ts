import type { Executor } from "#db";
import { yieldToRequests } from "#shared/server";
import type { Operation, LoggedOperation } from "../operations/operation.ts";
import type { Conflict } from "../operations/rebase.ts";

/** A batch that has been decided before. */
export type DecidedBatch = { fingerprint: string; conflicts: Conflict[] };

/** The largest number that a revision column can hold. */
const MAX_REVISION = 2_147_483_647;

/**
 * The number of batches read at once: a long log is read in parts, so that other requests aren't blocked. Each part is
 * twice as large as the one before while that was small in characters of JSON: a batch may hold whole blocks.
 */
const FIRST_PART = 2;
const LAST_PART = 64;
const SMALL_PART_SIZE = 250_000;

/** The most of a log that a client is sent, in operations and in characters of JSON: beyond that, reading the draft is faster. */
const MAX_SENT = 1000;
const MAX_SENT_SIZE = 1_000_000;

/** What was accepted after a revision, in order, and its size in characters of JSON. */
type LogSection = { operations: LoggedOperation[]; size: number };

const isTooLong = ({ operations, size }: LogSection) => operations.length > MAX_SENT || size > MAX_SENT_SIZE;

/** What a client is sent of a log: `mustReload` in place of operations where the draft is quicker to read (docs/api.md). */
export function sentOf(section: LogSection): { operations: LoggedOperation[]; mustReload?: true } {
  return isTooLong(section) ? { operations: [], mustReload: true } : { operations: section.operations };
}

/** Reads what was accepted after a revision. @param isForClient stops once it is more than a client is sent. */
export async function readOperations(
  db: Executor,
  pageId: string,
  after: number,
  isForClient = false,
): Promise<LogSection> {
  const section: LogSection = { operations: [], size: 0 };
  let last = Math.min(after, MAX_REVISION);
  let part = FIRST_PART;
  for (;;) {
    const rows = await readBatches(db, pageId, last, part);
    const sizeBefore = section.size;
    for (const { revision, client_id, batch_id, operations, author, created_at } of rows) {
      const origin = { revision: revision ?? 0, clientId: client_id, batchId: batch_id, author, at: created_at };
      section.size += operations.length;
      for (const operation of JSON.parse(operations) as Operation[]) {
        section.operations.push(Object.assign(operation, origin));
      }
    }
    last = rows.at(-1)?.revision ?? last;
    if (rows.length < part || (isForClient && isTooLong(section))) return section;
    part = section.size - sizeBefore < SMALL_PART_SIZE ? Math.min(2 * part, LAST_PART) : FIRST_PART;
    await yieldToRequests();
  }
}

function readBatches(db: Executor, pageId: string, after: number, limit: number) {
  return db
    .selectFrom("page_batches")
    .select(["revision", "client_id", "batch_id", "operations", "author", "created_at"])
    .where("page_id", "=", pageId)
    .where("revision", ">", after)
    .orderBy("revision")
    .limit(limit)
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
