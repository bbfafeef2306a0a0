import { open, type FileHandle } from "node:fs/promises";
import { join } from "node:path";
import { setImmediate } from "node:timers/promises";
import { sql, type Kysely, type KyselyPlugin, type Transaction } from "kysely";
import { WorkerThread, workerFile } from "#shared/server";
import type { Schema } from "./schema.ts";
import { DATABASE_FILE } from "./sqlite.server.ts";

/** How often the log is emptied while transactions keep coming. */
const CHECKPOINT_MS = 250;

/** How long the statements of a transaction may block the event loop before it gets a turn. */
const SLICE_MS = 1;

/** Lets requests that need no database be answered within a transaction. */
function turns(): KyselyPlugin {
  let since = performance.now();
  return {
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      if (performance.now() - since < SLICE_MS) return result;
      await setImmediate();
      since = performance.now();
      return result;
    },
  };
}

/** Transactions of the embedded database that wait for the disk off the event loop. */
export type DeferredSync = {
  run: <Value>(work: (trx: Transaction<Schema>) => Promise<Value>) => Promise<Value>;
  close: () => Promise<void>;
};

/**
 * Makes transactions that SQLite commits without waiting for the disk (`synchronous = NORMAL`), after which the system
 * is asked to write its log out, on another thread. SQLite would otherwise do the same within the commit: what has
 * resolved survives any crash. A worker checkpoints the log into the database's file. Rejects when the disk fails; the
 * transaction may have been committed then.
 */
export function makeDeferredSync(base: Kysely<Schema>, folder: string): DeferredSync {
  const file = join(folder, DATABASE_FILE);
  const thread = new WorkerThread(workerFile(import.meta.url, "checkpoint.worker"), { seconds: 60, megabytes: 64 });
  let log: Promise<FileHandle> | undefined;
  let checkpoint: Promise<unknown> | undefined;
  let lastCheckpoint = performance.now();

  function emptyLog(): void {
    if (checkpoint || performance.now() - lastCheckpoint < CHECKPOINT_MS) return;
    // If it fails, the next one tries again; at worst a commit does it.
    const ended = thread.run(file).catch(() => {});
    checkpoint = ended.then(() => {
      checkpoint = undefined;
      lastCheckpoint = performance.now();
    });
  }

  /**
   * Opens the log once: it stays the same file for as long as the database is open. After a failure the next call tries
   * again.
   */
  function openLog(): Promise<FileHandle> {
    log ??= open(`${file}-wal`, "r+").catch((error: unknown) => {
      log = undefined;
      throw error;
    });
    return log;
  }

  return {
    run: async (work) => {
      const value = await base.connection().execute(async (connection) => {
        // Not within a transaction, where it would be ignored.
        await sql`pragma synchronous = normal`.execute(connection);
        await sql`pragma wal_autocheckpoint = 20000`.execute(connection);
        try {
          return await connection.transaction().execute((trx) => work(trx.withPlugin(turns())));
        } finally {
          await sql`pragma synchronous = full`.execute(connection);
          await sql`pragma wal_autocheckpoint = 1000`.execute(connection);
        }
      });
      await (await openLog()).datasync();
      emptyLog();
      return value;
    },
    close: async () => {
      await checkpoint;
      await (await log)?.close();
    },
  };
}
