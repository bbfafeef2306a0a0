import { open, type FileHandle } from "node:fs/promises";
import { join } from "node:path";
import { sql, type Kysely, type Transaction } from "kysely";
import { WorkerThread, workerFile } from "#shared/server";
import type { Schema } from "./schema.ts";
import { DATABASE_FILE } from "./sqlite.server.ts";

/** How often the log is emptied while posts keep coming. */
const CHECKPOINT_MS = 250;

/** Transactions of the embedded database that wait for the disk off the event loop. */
export type DeferredSync = {
  run: <Value>(work: (trx: Transaction<Schema>) => Promise<Value>) => Promise<Value>;
  close: () => Promise<void>;
};

/**
 * Makes transactions that SQLite commits without waiting for the disk (`synchronous = NORMAL`), after which the system is
 * asked to write its log out, on another thread. This is the same that SQLite does within a commit otherwise: what has
 * resolved survives any crash. A worker brings the log into the database's file. Rejects when the disk refuses; the
 * transaction may have taken place then.
 */
export function makeDeferredSync(base: Kysely<Schema>, folder: string): DeferredSync {
  const file = join(folder, DATABASE_FILE);
  const thread = new WorkerThread(workerFile(import.meta.url, "checkpoint.worker"), { seconds: 60, megabytes: 64 });
  let log: Promise<FileHandle> | undefined;
  let checkpoint: Promise<unknown> | undefined;
  let lastCheckpoint = performance.now();

  function emptyLog(): void {
    if (checkpoint || performance.now() - lastCheckpoint < CHECKPOINT_MS) return;
    // The next one tries again; at the worst a commit does it.
    const ended = thread.run(file).catch(() => {});
    checkpoint = ended.then(() => {
      checkpoint = undefined;
      lastCheckpoint = performance.now();
    });
  }

  return {
    run: async (work) => {
      const value = await base.connection().execute(async (connection) => {
        // Not within a transaction, where it would be ignored.
        await sql`pragma synchronous = normal`.execute(connection);
        await sql`pragma wal_autocheckpoint = 20000`.execute(connection);
        try {
          return await connection.transaction().execute(work);
        } finally {
          await sql`pragma synchronous = full`.execute(connection);
          await sql`pragma wal_autocheckpoint = 1000`.execute(connection);
        }
      });
      // The log stays the same file for as long as the database is open.
      log ??= open(`${file}-wal`, "r+");
      await (await log).datasync();
      emptyLog();
      return value;
    },
    close: async () => {
      await checkpoint;
      await (await log)?.close();
    },
  };
}
