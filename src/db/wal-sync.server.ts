import { open, type FileHandle } from "node:fs/promises";
import { join } from "node:path";
import { sql, type Kysely, type Transaction } from "kysely";
import type { Schema } from "./schema.ts";
import { DATABASE_FILE } from "./sqlite.server.ts";

/** Transactions of the embedded database whose wait for the disk holds up nobody in this process. */
export type QuietCommits = {
  run: <Value>(work: (trx: Transaction<Schema>) => Promise<Value>) => Promise<Value>;
  close: () => Promise<void>;
};

/**
 * Makes transactions that SQLite commits without waiting for the disk (`synchronous = NORMAL`), after which the system is
 * asked to write its log out, on another thread. This is the same that SQLite does within a commit otherwise: what has
 * resolved survives any crash. Rejects when the disk refuses; the transaction may have taken place then.
 */
export function makeQuietCommits(base: Kysely<Schema>, folder: string): QuietCommits {
  let log: Promise<FileHandle> | undefined;
  return {
    run: async (work) => {
      const value = await base.connection().execute(async (connection) => {
        // Not within a transaction, where it would be ignored.
        await sql`pragma synchronous = normal`.execute(connection);
        try {
          return await connection.transaction().execute(work);
        } finally {
          await sql`pragma synchronous = full`.execute(connection);
        }
      });
      // The log stays the same file for as long as the database is open.
      log ??= open(join(folder, `${DATABASE_FILE}-wal`), "r+");
      await (await log).datasync();
      return value;
    },
    close: async () => {
      await (await log)?.close();
    },
  };
}
