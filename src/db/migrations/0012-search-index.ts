import { sql, type Kysely } from "kysely";
import { isOnPostgres } from "../engine.server.ts";

const TABLES = ["leads", "subscribers", "media", "pages"];

/**
 * A trigram index of `search_text` on the embedded database: an FTS5 table for each searched table, kept up to date by
 * triggers. `merge-index.server.ts` merges its segments in small steps, because a merge within a write could take long.
 * An interrupted migration starts over. PostgreSQL's index is made at each start (`trigram-index.server.ts`), because
 * it may have to wait for an extension.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  if (isOnPostgres(db)) return;
  for (const table of TABLES) {
    const index = `${table}_search`;
    const run = (text: string) => sql.raw(text.replaceAll("$index", index).replaceAll("$table", table)).execute(db);
    await run(`create virtual table if not exists $index using fts5(
      search_text, content='$table', detail=none, columnsize=0, tokenize='trigram case_sensitive 1')`);
    await run("insert into $index ($index) values ('rebuild')");
    await run("insert into $index ($index, rank) values ('automerge', 0)");
    await run("insert into $index ($index, rank) values ('crisismerge', 1000)");
    const add = "insert into $index (rowid, search_text) values (new.rowid, new.search_text);";
    const remove = "insert into $index ($index, rowid, search_text) values ('delete', old.rowid, old.search_text);";
    await run(`create trigger if not exists $index_added after insert on $table begin ${add} end`);
    await run(`create trigger if not exists $index_removed after delete on $table begin ${remove} end`);
    await run(`create trigger if not exists $index_changed after update of search_text on $table
      begin ${remove} ${add} end`);
  }
}
