import { sql, type Kysely, type Transaction } from "kysely";
import type { Schema } from "./schema.ts";
import { SEARCHED } from "./search.server.ts";
import { liftTimeLimits } from "./time-limits.server.ts";

const NAMES = SEARCHED.map((table) => `${table}_search`);
/** The size of an index's pending list in kilobytes: every search reads the added rows that it holds. */
const PENDING_KB = 256;

/**
 * Makes the index that searches need on PostgreSQL, where it is missing. The database's owner may add the extension
 * pg_trgm, where the server has it; without it searches read the whole table.
 * @returns what to do about an index that can't be made; undefined when all is well.
 */
export async function makeTrigramIndex(db: Kysely<Schema>): Promise<string | undefined> {
  try {
    if (!(await hasIndexes(db))) await db.transaction().execute(makeIndexes);
    return undefined;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return `Searches are slow in long lists: PostgreSQL's extension pg_trgm can't be used (${reason}). Have its administrator run CREATE EXTENSION pg_trgm in this database, then start again.`;
  }
}

async function hasIndexes(db: Kysely<Schema>): Promise<boolean> {
  const found = sql<{ count: number }>`select count(*)::int as count from pg_indexes
    where schemaname = current_schema() and indexname in (${sql.join(NAMES)})`;
  const { rows } = await found.execute(db);
  return rows[0]?.count === NAMES.length;
}

async function makeIndexes(trx: Transaction<Schema>): Promise<void> {
  await liftTimeLimits(trx);
  // Only one of several processes that start at once.
  await sql`select pg_advisory_xact_lock(hashtextextended('search index', 0))`.execute(trx);
  await sql`create extension if not exists pg_trgm`.execute(trx);
  const { rows } = await sql<{ schema: string }>`select nspname as schema from pg_extension
    join pg_namespace on pg_namespace.oid = extnamespace where extname = 'pg_trgm'`.execute(trx);
  const operators = sql.id(rows[0]?.schema ?? "public", "gin_trgm_ops");
  for (const table of SEARCHED) {
    await sql`create index if not exists ${sql.id(`${table}_search`)} on ${sql.table(table)}
      using gin (search_text ${operators}) with (gin_pending_list_limit = ${sql.lit(PENDING_KB)})`.execute(trx);
  }
}
