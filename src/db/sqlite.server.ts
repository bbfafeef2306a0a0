import { accessSync, constants, mkdirSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync, type SQLInputValue, type StatementSync } from "node:sqlite";
import { SqliteDialect, type Dialect, type SqliteDatabase, type SqliteStatement } from "kysely";
import { StartupError } from "./startup-error.ts";

const MAX_STATEMENTS = 200;

/** The name of the embedded database inside the data folder. */
export const DATABASE_FILE = "blockwright.db";

function adaptStatement(statement: StatementSync): SqliteStatement {
  const bind = (parameters: readonly unknown[]) => parameters as readonly SQLInputValue[];
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => statement.all(...bind(parameters)),
    run: (parameters) => statement.run(...bind(parameters)),
    iterate: (parameters) => statement.iterate(...bind(parameters)),
  };
}

/** node:sqlite in the shape that Kysely expects; prepared statements are kept by their SQL. */
function adaptDatabase(database: DatabaseSync): SqliteDatabase {
  const statements = new Map<string, SqliteStatement>();
  return {
    close: () => database.close(),
    prepare: (text) => {
      // A transaction that reads first and then writes fails at once when another connection wrote in between.
      const sql = text === "begin" ? "begin immediate" : text;
      const known = statements.get(sql);
      if (known) return known;
      if (statements.size >= MAX_STATEMENTS) statements.clear();
      const made = adaptStatement(database.prepare(sql));
      statements.set(sql, made);
      return made;
    },
  };
}

function openFile(file: string): DatabaseSync {
  const database = new DatabaseSync(file);
  database.exec("PRAGMA busy_timeout = 5000");
  database.exec("PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON;");
  return database;
}

/** Makes the folder of the site's files where it is missing. @throws StartupError with the remedy when it can't be written. */
export function requireFolder(folder: string): void {
  inWritableFolder(folder, () => {});
}

/** Runs what needs a writable folder. @throws StartupError with the remedy when the folder can't be written. */
function inWritableFolder<Value>(folder: string, work: () => Value): Value {
  try {
    // Leads and sign-ups are nobody else's business on this machine.
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    accessSync(folder, constants.W_OK);
    return work();
  } catch (error) {
    if (error instanceof StartupError) throw error;
    throw new StartupError(
      `The data folder ${folder} can't be written (${reason(error)}). Give this user write access, or set DATA_DIR to another folder.`,
      { cause: error },
    );
  }
}

/**
 * Opens the embedded database in a folder, which is made when it is missing.
 * @throws StartupError when the folder can't be written.
 */
export function openSqlite(folder: string): Dialect {
  return inWritableFolder(
    folder,
    () => new SqliteDialect({ database: adaptDatabase(openFile(join(folder, DATABASE_FILE))) }),
  );
}

/**
 * Makes this process the only server on the folder: caches and jobs assume one owner. The lock is a second database
 * file held exclusively, which the system frees on any death.
 * @returns the function that gives the folder free. @throws StartupError when another server holds it.
 */
export function lockFolder(folder: string): () => void {
  return inWritableFolder(folder, () => {
    const lock = new DatabaseSync(join(folder, "lock.db"));
    try {
      lock.exec("PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE;");
    } catch (error) {
      lock.close();
      throw new StartupError(
        `The data folder ${folder} is already open in another Blockwright process. Stop that one, or set DATA_DIR to another folder.`,
        { cause: error },
      );
    }
    return () => lock.close();
  });
}

function reason(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
