import { sql, type Kysely } from "kysely";
import { isOnPostgres } from "./engine.server.ts";
import type { Schema } from "./schema.ts";

/** The rows that a search looks at: those of a tenant's entity. */
export type WordScope = { tenantId: string; entityId: string };

const MAX_WORD = 40;
/** More words of a row aren't found by it; more typed ones narrow a search no further. */
const MAX_WORDS = 500;
const MAX_TYPED_WORDS = 10;
/** A word that begins those of more rows doesn't narrow a search. */
const MAX_FOUND = 1000;

/** Letters of scripts without spaces are words of their own. */
const WORD =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]|[[\p{L}\p{N}]--[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]]+/gv;

/** @returns the different words of a text, without case and accents. */
function wordsOf(text: string, most = MAX_WORDS): string[] {
  const folded = text.normalize("NFKD").replaceAll(/\p{M}/gu, "").toLowerCase();
  const words = new Set<string>();
  for (const [word] of folded.matchAll(WORD)) {
    if (words.size === most) break;
    words.add(word.slice(0, MAX_WORD).toWellFormed());
  }
  return [...words];
}

/** The word that only rows of this scope have: with it, the embedded database's index reads no others. */
const scopeWord = ({ tenantId, entityId }: WordScope) => `${tenantId}0${entityId}`.replaceAll("-", "");

/** Makes the value of `rows.search_text` from the texts that a row is found by. */
export function rowWords(scope: WordScope, texts: readonly string[]): string {
  return [scopeWord(scope), ...wordsOf(texts.join("\n"))].join(" ");
}

/** @returns whether each typed word begins a word of a row's `search_text`. */
export function hasWords(searchText: string, typed: readonly string[]): boolean {
  const own = ` ${searchText.slice(searchText.indexOf(" ") + 1)}`;
  return typed.every((word) => own.includes(` ${word}`));
}

/**
 * Narrows a search down by the index of words.
 * @param typed as people type it: each word has to begin one of the row's.
 * @returns the words, and the ids of all rows that may have them; no ids where every word begins those of a thousand rows.
 */
export async function findRowsByWords(
  db: Kysely<Schema>,
  scope: WordScope,
  typed: string,
): Promise<{ words: string[]; ids?: string[] }> {
  const words = wordsOf(typed, MAX_TYPED_WORDS);
  let ids: Set<string> | undefined;
  for (const word of words) {
    const found = await rowsWith(db, scope, word);
    if (found.length > MAX_FOUND) continue;
    const own = new Set(found);
    ids = ids ? new Set([...ids].filter((id) => own.has(id))) : own;
  }
  return { words, ids: ids && [...ids] };
}

async function rowsWith(db: Kysely<Schema>, scope: WordScope, word: string): Promise<string[]> {
  const { tenantId, entityId } = scope;
  const query = isOnPostgres(db)
    ? sql<{ id: string }>`select distinct row_id as id from row_words
        where tenant_id = ${tenantId} and entity_id = ${entityId} and word >= ${word} and word < ${`${word}\u{10ffff}`}
        limit ${MAX_FOUND + 1}`
    : sql<{ id: string }>`select rows.id as id from rows_search join rows on rows.rowid = rows_search.rowid
        where rows_search match ${`"${scopeWord(scope)}" AND "${word}"*`}
        and rows.tenant_id = ${tenantId} and rows.entity_id = ${entityId} limit ${MAX_FOUND + 1}`;
  const { rows } = await query.execute(db);
  return rows.map(({ id }) => id);
}
