import { accessSync, chmodSync, closeSync, constants, existsSync, mkdirSync, openSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { DatabaseSync, type SQLInputValue, type StatementSync } from "node:sqlite";
import { SqliteAdapter, SqliteDialect, type Dialect, type SqliteDatabase, type SqliteStatement } from "kysely";
import { LRUCache } from "lru-cache";
import { MovedFileError } from "./outage.ts";
import { explainFailure, StartupError } from "./startup-error.ts";

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

/** SQLite rolls a transaction back itself when the disk fails: a second rollback would fail and hide the reason. */
function rollBack(database: DatabaseSync): SqliteStatement {
  const run = () => {
    if (database.isTransaction) database.exec("rollback");
    return { changes: 0, lastInsertRowid: 0 };
  };
  return { reader: false, all: () => [], run, iterate: () => [].values() };
}

/** @returns what tells a file from any other that has its name later; undefined where nothing is found under it. */
function identityOf(file: string): string | undefined {
  try {
    const { dev, ino } = statSync(file);
    return `${dev}:${ino}`;
  } catch {
    return undefined;
  }
}

/**
 * Makes a check that throws a MovedFileError once an open file isn't the one under its name. SQLite makes the same one, but not
 * for a database with a log (`fileHasMoved`): it would go on in a deleted file until the process ends.
 */
function placeCheck(file: string): () => void {
  const opened = identityOf(file);
  return () => {
    if (identityOf(file) !== opened) throw new MovedFileError(file);
  };
}

/** node:sqlite in the shape that Kysely expects; prepared statements are kept by their SQL. */
function adaptDatabase(database: DatabaseSync, requirePlace: () => void): SqliteDatabase {
  const statements = new LRUCache<string, SqliteStatement>({ max: MAX_STATEMENTS });
  return {
    close: () => database.close(),
    prepare: (text) => {
      if (text === "rollback") return rollBack(database);
      if (!database.isTransaction) requirePlace();
      // A transaction that reads first and then writes fails at once when another connection wrote in between.
      const sql = text === "begin" ? "begin immediate" : text;
      const known = statements.get(sql);
      if (known) return known;
      const made = adaptStatement(database.prepare(sql));
      statements.set(sql, made);
      return made;
    },
  };
}

/** Kysely's adapter, corrected: SQLite's transactions cover changes of tables too. */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

class EmbeddedDialect extends SqliteDialect {
  override createAdapter(): SqliteAdapter {
    return new TransactionalAdapter();
  }
}

/** Makes a missing file that only this user may read; SQLite gives the files beside it the same permissions. */
export function keepPrivate(file: string): void {
  closeSync(openSync(file, "a", 0o600));
  chmodSync(file, 0o600);
}

function openFile(file: string): DatabaseSync {
  keepPrivate(file);
  const database = new DatabaseSync(file);
  try {
    database.exec("PRAGMA busy_timeout = 5000");
    database.exec("PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON;");
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}

/** @returns the folder that DATA_DIR names; an empty or blank variable counts as absent. */
export function dataFolder(given: string | undefined): string {
  return given?.trim() ? given : "./data";
}

/** Makes the data folder where it is missing. @throws StartupError with the remedy when it can't be written. */
export function requireFolder(folder: string): void {
  inDataFolder(folder, () => {});
}

/** Runs work on files of the data folder. @throws StartupError with the remedy when it fails. */
export function inDataFolder<Value>(folder: string, work: () => Value): Value {
  return inFolder(folder, { file: folder, repair: "" }, work);
}

const isFolder = (path: string) => statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;

/**
 * Makes a folder, and those that it is in, one by one: Node's recursive way never ends where none can be made, such as in
 * /proc. No other user of this machine may read leads and sign-ups.
 */
function makeFolder(folder: string): void {
  if (isFolder(folder)) return;
  makeFolder(dirname(folder));
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    // Another process may have made it meanwhile.
    if (!isFolder(folder)) throw error;
  }
}

/**
 * Runs work that needs a writable folder and a file in it.
 * @throws StartupError with the remedy when one of them can't be used.
 */
function inFolder<Value>(folder: string, used: { file: string; repair: string }, work: () => Value): Value {
  try {
    makeFolder(folder);
    accessSync(folder, constants.W_OK);
    return work();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const remedy = "Give this user write access, or set DATA_DIR to another folder.";
    const other = `The data folder ${folder} can't be written (${reason}). ${remedy}`;
    throw explainFailure(folder, used, error) ?? new StartupError(other, { cause: error });
  }
}

/** The embedded database of a folder, and what to do when it is damaged. */
function databaseIn(folder: string): { file: string; repair: string } {
  const repair =
    "Keep it, restore a backup into an empty folder (npm run restore), and start with DATA_DIR set to that folder.";
  return { file: join(folder, DATABASE_FILE), repair };
}

/** Says why the embedded database of a folder can't be used, as `explainFailure` does. */
export function explainEmbedded(folder: string, error: unknown): StartupError | undefined {
  return explainFailure(folder, databaseIn(folder), error);
}

/**
 * Opens the embedded database in a folder, which is made when it is missing.
 * @throws StartupError when the folder can't be written, its disk is full, or the file is damaged.
 */
export function openSqlite(folder: string): Dialect {
  const used = databaseIn(folder);
  return inFolder(folder, used, () => {
    const database = openFile(used.file);
    return new EmbeddedDialect({ database: adaptDatabase(database, placeCheck(used.file)) });
  });
}

/** @returns a warning where a folder has an embedded database, for a start on another one: its site would seem to be lost. */
export function warnOfUnused(folder: string): string | undefined {
  const { file } = databaseIn(folder);
  if (!existsSync(file)) return undefined;
  return `The site in ${file} isn't used while DATABASE_URL is set. Unset DATABASE_URL to have it back, restore a backup of it into an empty database (npm run restore), or move the file away.`;
}

/**
 * Holds a file exclusively, which is made when it is missing: a database without content, which the system releases however
 * the process ends.
 * @returns a function that releases it. @throws SQLite's error when it is held already.
 */
export function holdFile(file: string): () => void {
  keepPrivate(file);
  const lock = new DatabaseSync(file);
  try {
    lock.exec("PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE;");
  } catch (error) {
    lock.close();
    throw error;
  }
  return () => lock.close();
}

/**
 * Makes this process the only server on the folder: caches and jobs assume one owner.
 * @returns a function that releases the folder. @throws StartupError when another server holds it.
 */
export function lockFolder(folder: string): () => void {
  const file = join(folder, "lock.db");
  const repair = "It holds no data: delete it, then start again.";
  return inFolder(folder, { file, repair }, () => holdFile(file));
}
