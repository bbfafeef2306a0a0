import { mkdtempSync, rmSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { sql } from "kysely";
import { restoreFile } from "./backup.server.ts";
import { MEDIA_FOLDER } from "./backup-media.server.ts";
import { openDatabase, type Transaction } from "./database.server.ts";
import { insertRows } from "./insert-rows.server.ts";
import type { Schema } from "./schema.ts";
import { DATABASE_FILE, inDataFolder } from "./sqlite.server.ts";
import { StartupError } from "./startup-error.ts";
import { liftTimeLimits } from "./time-limits.server.ts";

/** What is read before it is written: as many rows, or rows with as many characters. */
const MAX_ROWS = 500;
const MAX_CHARACTERS = 4_000_000;
/** Each start makes pages, and each site has had an account: an empty database has neither. */
const OF_EVERY_SITE = ["pages", "users"] as const;

type Table = keyof Schema;
type Row = Schema[Table];

/**
 * Makes a site on PostgreSQL from a backup of an embedded database: into an empty database, in one transaction, and the
 * uploaded files into the data folder. A backup of an earlier version is brought up to date on the way.
 * @returns how many rows were written, and the names of uploaded files that the backup should hold and doesn't.
 * @throws StartupError naming what is in the way; the database is then as it was.
 */
export async function restoreIntoPostgres(
  source: string,
  folder: string,
  url: string,
): Promise<{ rows: number; missing: string[] }> {
  const unfinished = inDataFolder(folder, () => mkdtempSync(join(folder, "restore-")));
  try {
    const missing = await restoreFile(source, unfinished, join(folder, MEDIA_FOLDER));
    await (await openDatabase({ folder: unfinished, exclusive: false })).close();
    const backup = new DatabaseSync(join(unfinished, DATABASE_FILE), { readOnly: true });
    const target = await openDatabase({ url, folder, exclusive: false });
    try {
      return { rows: await target.inTransaction((trx) => fill(trx, backup)), missing };
    } finally {
      await target.close();
      backup.close();
    }
  } finally {
    rmSync(unfinished, { recursive: true, force: true });
  }
}

async function fill(trx: Transaction, backup: DatabaseSync): Promise<number> {
  await liftTimeLimits(trx);
  const tables = tablesOf(backup);
  const all = sql.join(tables.map((name) => sql.table(name)));
  // A site that is started meanwhile waits, and finds its pages.
  await sql`lock table ${all} in access exclusive mode`.execute(trx);
  for (const name of OF_EVERY_SITE) {
    if ((await trx.selectFrom(name).select("id").limit(1).execute()).length === 0) continue;
    throw new StartupError("The database that DATABASE_URL names already holds a site. Name an empty one.");
  }
  // What migrations have added is in the backup, too, perhaps changed since.
  await sql`truncate ${all} cascade`.execute(trx);
  return withoutRowSecurity(trx, async () => {
    let count = 0;
    for (const name of tables) count += await copyTable(trx, backup, name);
    return count;
  });
}

/** @returns the tables with rows of their own, each after those that it refers to. */
function tablesOf(backup: DatabaseSync): Table[] {
  const known = backup.prepare("SELECT name FROM pragma_table_list WHERE type = 'table' AND schema = 'main'").all();
  const names = known.map(({ name }) => String(name)).filter((name) => !/^(?:sqlite|kysely)_/.test(name));
  const ordered = new Set<string>();
  const add = (name: string) => {
    if (ordered.has(name)) return;
    const referred = backup.prepare('SELECT "table" AS name FROM pragma_foreign_key_list(?)').all(name);
    for (const one of referred) if (one.name !== name) add(String(one.name));
    ordered.add(name);
  };
  names.forEach(add);
  return [...ordered] as Table[];
}

/** Runs work that writes the rows of every tenant: row-level security binds the owner of a table only where it is forced. */
async function withoutRowSecurity<Value>(trx: Transaction, work: () => Promise<Value>): Promise<Value> {
  const { rows } = await sql<{ name: string }>`select relname as name from pg_class
    where relforcerowsecurity and relnamespace = current_schema()::regnamespace`.execute(trx);
  for (const { name } of rows) await sql`alter table ${sql.table(name)} no force row level security`.execute(trx);
  const value = await work();
  for (const { name } of rows) await sql`alter table ${sql.table(name)} force row level security`.execute(trx);
  return value;
}

async function copyTable(trx: Transaction, backup: DatabaseSync, name: Table): Promise<number> {
  let [count, characters, waiting] = [0, 0, [] as Row[]];
  const write = async () => {
    await insertRows(trx, name, waiting as Schema[typeof name][]);
    count += waiting.length;
    [characters, waiting] = [0, []];
  };
  try {
    for (const row of backup.prepare(`SELECT * FROM "${name}"`).iterate()) {
      waiting.push(row as Row);
      characters += Object.values(row).reduce<number>((sum, value) => sum + String(value).length, 0);
      if (waiting.length >= MAX_ROWS || characters >= MAX_CHARACTERS) await write();
    }
    await write();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartupError(`The table ${name} can't be restored (${reason}). The database is as it was.`, {
      cause: error,
    });
  }
  return count;
}
