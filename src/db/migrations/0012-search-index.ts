import { sql, type Kysely } from "kysely";
import { isOnPostgres } from "../engine.server.ts";

const TABLES = ["leads", "subscribers", "media", "pages"];

/**
 * Which rows have which three letters in their `search_text`, on the embedded database: a table beside each one, kept by
 * its triggers. Segments are merged by `merge-index.server.ts`, in small steps: within a write it could take long. Run again
 * after it was interrupted, it begins anew. PostgreSQL's index is made at each start (`trigram-index.server.ts`), because
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
