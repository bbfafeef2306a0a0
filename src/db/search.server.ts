import { sql, type Expression, type Kysely, type SqlBool } from "kysely";
import type { Schema } from "./schema.ts";
import { isOnPostgres } from "./engine.server.ts";

/** Longer than any typed text; SQLite refuses patterns of more than 50,000 bytes. */
const MAX_SEARCH = 200;
/** More rows than that aren't worth fetching: a list finds its next page among the newest rows. */
const MAX_FOUND = 1000;
/** The indexes are of trigrams: parts of three letters. */
const PART = 3;
/** More parts narrow a search no further. */
const MAX_PARTS = 50;

/** The tables with a column `search_text`, of which there is an index. */
export const SEARCHED = ["leads", "subscribers", "inbox_entries", "media", "pages"] as const;
export type SearchedTable = (typeof SEARCHED)[number];

/** Folds a text, so that neither case nor the encoding of accents and wide letters matters. */
function fold(text: string): string {
  return text.normalize("NFKC").toLowerCase();
}

const foldTyped = (typed: string) => fold(typed.slice(0, MAX_SEARCH));

/**
 * Makes the value of a row's column `search_text` from the texts that it is found by. Folded here, because SQLite knows
 * only the capitals of ASCII and PostgreSQL those of its locale.
 */
export function searchText(texts: readonly string[]): string {
  return fold(texts.join("\n"));
}

/** The condition that a column made by `searchText` contains the typed text literally: `%` and `_` are no wildcards. */
export function containsText(column: Expression<string>, typed: string): Expression<SqlBool> {
  const escaped = foldTyped(typed).replaceAll(/[\\%_]/g, String.raw`\$&`);
  return sql<SqlBool>`${column} like ${`%${escaped}%`} escape '\\'`;
}

/** A condition: a column of any text contains this one, in any case of ASCII letters. @param text in lower case. */
export function likeText(column: Expression<string | null>, text: string): Expression<SqlBool> {
  const escaped = text.replaceAll(/[\\%_]/g, String.raw`\$&`);
  return sql<SqlBool>`lower(${column}) like ${`%${escaped}%`} escape '\\'`;
}

/**
 * Narrows a search down by the table's index: only these rows may contain the typed text, and `containsText` has to
 * decide which do.
 * @returns their ids, in no order; undefined where the index doesn't help: a text of one or two letters, or one that a
 * thousand rows have.
 */
export async function findNear(db: Kysely<Schema>, table: SearchedTable, typed: string): Promise<string[] | undefined> {
  const parts = partsOf(foldTyped(typed));
  if (parts.length === 0) return undefined;
  const near = isOnPostgres(db)
    ? sql<{ id: string }>`select id from ${sql.table(table)} where ${containsText(sql.ref("search_text"), typed)}
        limit ${MAX_FOUND + 1}`
    : sql<{ id: string }>`select ${sql.ref(`${table}.id`)} as id from ${sql.table(`${table}_search`)} 
        join ${sql.table(table)} on ${sql.ref(`${table}.rowid`)} = ${sql.ref(`${table}_search.rowid`)}
        where ${sql.ref(`${table}_search`)} match ${parts.map(quoted).join(" AND ")} limit ${MAX_FOUND + 1}`;
  const { rows } = await near.execute(db);
  return rows.length > MAX_FOUND ? undefined : rows.map(({ id }) => id);
}

/** The different parts of a text that an index knows it by. */
function partsOf(text: string): string[] {
  const letters = Array.from(text);
  const parts = letters.slice(PART - 1).map((_last, start) => letters.slice(start, start + PART).join(""));
  return [...new Set(parts)].slice(0, MAX_PARTS);
}

function quoted(part: string): string {
  return `"${part.replaceAll('"', '""')}"`;
}
