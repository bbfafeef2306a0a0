import { CompiledQuery, type Kysely } from "kysely";
import { LRUCache } from "lru-cache";
import { isOnPostgres } from "./engine.server.ts";
import type { Schema } from "./schema.ts";

/**
 * Rows of one statement of the embedded database: it blocks the process for about a millisecond. Few sizes, so that there are
 * few prepared statements.
 */
const SIZES = [8, 4, 2, 1];
/** Rows of one statement on PostgreSQL: well below its limit of values. */
const MAX_ROWS = 500;

/** What to do about rows that exist already: nothing, or `set` these columns. `key` identifies a row. */
export type Conflict<Row> = {
  key: readonly (keyof Row & string)[];
  /** The condition of a partial index on the key. */
  where?: string;
  set?: readonly (keyof Row & string)[];
};

/** SQL texts by what they are built from: building one takes longer than running it. */
const made = new LRUCache<string, string>({ max: 200 });

const quoted = (names: readonly string[]) => names.map((name) => `"${name}"`).join(", ");

function conflictText<Row>({ key, where, set }: Conflict<Row>): string {
  const target = `on conflict (${quoted(key)})${where ? ` where ${where}` : ""}`;
  if (!set) return `${target} do nothing`;
  return `${target} do update set ${set.map((name) => `"${name}" = excluded."${name}"`).join(", ")}`;
}

function statement(table: string, columns: readonly string[], size: number, tail: string, isPostgres: boolean): string {
  const key = [table, size, isPostgres, tail, ...columns].join(" ");
  const known = made.get(key);
  if (known) return known;
  let count = 0;
  const place = () => (isPostgres ? `$${(count += 1)}` : "?");
  const rows = Array.from({ length: size }, () => `(${columns.map(place).join(", ")})`);
  const text = `insert into "${table}" (${quoted(columns)}) values ${rows.join(", ")} ${tail}`;
  made.set(key, text);
  return text;
}

/**
 * Inserts rows that all have the same columns, in the order of the first one's. Does what Kysely's insert does, but
 * builds each statement only once: for rows that visitors add by the hundred.
 */
export async function insertRows<Table extends keyof Schema>(
  db: Kysely<Schema>,
  table: Table,
  rows: readonly Schema[Table][],
  conflict?: Conflict<Schema[Table]>,
): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const columns = Object.keys(first) as (keyof Schema[Table] & string)[];
  const tail = conflict ? conflictText(conflict) : "";
  const isPostgres = isOnPostgres(db);
  for (let at = 0; at < rows.length;) {
    const left = rows.length - at;
    const size = isPostgres ? Math.min(left, MAX_ROWS) : (SIZES.find((one) => one <= left) ?? 1);
    const part = rows.slice(at, at + size);
    const values = part.flatMap((row) => columns.map((name) => row[name]));
    await db.executeQuery(CompiledQuery.raw(statement(table, columns, size, tail, isPostgres), values));
    at += size;
  }
}
