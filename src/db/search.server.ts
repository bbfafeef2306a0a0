import { sql, type Expression, type SqlBool } from "kysely";

/** Longer than any typed text; SQLite refuses patterns of more than 50,000 bytes. */
const MAX_SEARCH = 200;

/** Folds a text, so that neither case nor the encoding of accents and wide letters matters. */
function fold(text: string): string {
  return text.normalize("NFKC").toLowerCase();
}

/**
 * Makes the value of a row's column `search_text` from the texts that it is found by. Folded here, because SQLite knows
 * only the capitals of ASCII and PostgreSQL those of its locale.
 */
export function searchText(texts: readonly string[]): string {
  return fold(texts.join("\n"));
}

/** The condition that a column made by `searchText` contains the typed text literally: `%` and `_` are letters. */
export function containsText(column: Expression<string>, typed: string): Expression<SqlBool> {
  const escaped = fold(typed.slice(0, MAX_SEARCH)).replaceAll(/[\\%_]/g, String.raw`\$&`);
  return sql<SqlBool>`${column} like ${`%${escaped}%`} escape '\\'`;
}
