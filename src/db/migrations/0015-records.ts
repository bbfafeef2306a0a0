import { sql, type Kysely } from "kysely";
import { isOnPostgres } from "../engine.server.ts";
import { secureRows } from "./secure-rows.ts";

/** The tables with rows of every tenant; on PostgreSQL also `row_words`. */
const TENANT_TABLES = ["rows", "row_keys", "row_changes", "limits"];

/**
 * Tenants, entities and their rows. `row_keys` holds what rows are sorted and filtered by in plain columns, because
 * neither JSON operators nor `numeric` may use an index under PostgreSQL's row-level security. The words of rows are
 * indexed by FTS5 on the embedded database, and in `row_words` on PostgreSQL, where a trigram index isn't used under
 * row-level security either. Both are kept by triggers on `rows.search_text`.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createTenants(db);
  await createEntities(db);
  await createRows(db);
  await createKeys(db);
  await createLimits(db);
  await (isOnPostgres(db) ? indexWordsOnPostgres(db) : indexWordsInFts(db));
  for (const table of TENANT_TABLES) await secureRows(db, table);
}

const ordered = (db: Kysely<unknown>) => (isOnPostgres(db) ? sql`text collate "C"` : ("text" as const));

async function createTenants(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("tenants")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("name", ordered(db), (column) => column.notNull().unique())
    .addColumn("title", "text", (column) => column.notNull())
    .addColumn("search_text", "text", (column) => column.notNull())
    .addColumn("opened_at", "text")
    .addColumn("created_at", "text", (column) => column.notNull())
    .execute();
  const now = new Date().toISOString();
  await sql`insert into tenants (id, name, title, search_text, opened_at, created_at)
    values ('site', 'site', 'This site', ${"site\nthis site"}, ${now}, ${now})`.execute(db);
}

async function createEntities(db: Kysely<unknown>): Promise<void> {
  let table = db.schema
    .createTable("entities")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("name", ordered(db), (column) => column.notNull().unique());
  for (const name of ["title", "title_plural", "icon", "description", "properties", "visitors"]) {
    table = table.addColumn(name, "text", (column) => column.notNull());
  }
  await table
    .addColumn("revision", "integer", (column) => column.notNull())
    .addColumn("created_at", "text", (column) => column.notNull())
    .addColumn("updated_at", "text", (column) => column.notNull())
    .addColumn("deleted_at", "text")
    .execute();
}

async function createRows(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("rows")
    .addColumn("tenant_id", "text", (column) => column.notNull().references("tenants.id"))
    .addColumn("id", ordered(db), (column) => column.notNull())
    .addColumn("entity_id", "text", (column) => column.notNull().references("entities.id"))
    .addColumn("data", "text", (column) => column.notNull())
    .addColumn("search_text", "text", (column) => column.notNull())
    .addColumn("revision", "integer", (column) => column.notNull())
    .addColumn("created_at", "text", (column) => column.notNull())
    .addColumn("updated_at", "text", (column) => column.notNull())
    .addColumn("deleted_at", "text")
    .addPrimaryKeyConstraint("rows_key", ["tenant_id", "id"])
    .execute();
  await sql`create index rows_listed on rows (tenant_id, entity_id, id) where deleted_at is null`.execute(db);
  await sql`create index rows_deleted on rows (tenant_id, deleted_at) where deleted_at is not null`.execute(db);
  await sql`create index rows_in_bin on rows (tenant_id, entity_id, deleted_at, id)
    where deleted_at is not null`.execute(db);
  await db.schema
    .createTable("row_changes")
    .addColumn("tenant_id", "text", (column) => column.notNull())
    .addColumn("row_id", ordered(db), (column) => column.notNull())
    .addColumn("revision", "integer", (column) => column.notNull())
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("data", "text", (column) => column.notNull())
    .addColumn("author", "text", (column) => column.notNull())
    .addColumn("created_at", "text", (column) => column.notNull())
    .addPrimaryKeyConstraint("row_changes_key", ["tenant_id", "row_id", "revision"])
    .execute();
}

async function createKeys(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("row_keys")
    .addColumn("tenant_id", "text", (column) => column.notNull())
    .addColumn("entity_id", "text", (column) => column.notNull())
    .addColumn("property", "text", (column) => column.notNull())
    .addColumn("num", "double precision")
    .addColumn("txt", ordered(db))
    .addColumn("row_id", ordered(db), (column) => column.notNull())
    .execute();
  for (const key of ["num", "txt"]) {
    await db.schema
      .createIndex(`row_keys_by_${key}`)
      .on("row_keys")
      .columns(["tenant_id", "entity_id", "property", key, "row_id"])
      .execute();
  }
  await db.schema.createIndex("row_keys_of_row").on("row_keys").columns(["tenant_id", "row_id"]).execute();
}

async function createLimits(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("limits")
    .addColumn("tenant_id", "text", (column) => column.notNull().references("tenants.id"))
    .addColumn("feature", "text", (column) => column.notNull())
    .addColumn("max", "integer")
    .addColumn("used", "integer", (column) => column.notNull())
    .addColumn("held", "integer", (column) => column.notNull())
    .addPrimaryKeyConstraint("limits_key", ["tenant_id", "feature"])
    .execute();
}

/** `search_text` begins with a word for the tenant's entity, so that a search reads nobody else's rows. */
async function indexWordsInFts(db: Kysely<unknown>): Promise<void> {
  const run = (text: string) => sql.raw(text).execute(db);
  await run(`create virtual table rows_search using fts5(
    search_text, content='rows', detail=none, columnsize=0, tokenize='ascii')`);
  await run("insert into rows_search (rows_search, rank) values ('automerge', 0)");
  await run("insert into rows_search (rows_search, rank) values ('crisismerge', 1000)");
  const add = "insert into rows_search (rowid, search_text) values (new.rowid, new.search_text);";
  const remove =
    "insert into rows_search (rows_search, rowid, search_text) values ('delete', old.rowid, old.search_text);";
  await run(`create trigger rows_search_added after insert on rows begin ${add} end`);
  await run(`create trigger rows_search_removed after delete on rows begin ${remove} end`);
  await run(`create trigger rows_search_changed after update of search_text on rows begin ${remove} ${add} end`);
}

async function indexWordsOnPostgres(db: Kysely<unknown>): Promise<void> {
  const run = (text: string) => sql.raw(text).execute(db);
  await run(`create table row_words (tenant_id text not null, entity_id text not null, word text collate "C" not null,
    row_id text collate "C" not null, primary key (tenant_id, entity_id, word, row_id))`);
  await run("create index row_words_of_row on row_words (tenant_id, row_id)");
  await run(`create function index_row_words() returns trigger language plpgsql as $$ begin
    if tg_op <> 'INSERT' then delete from row_words where tenant_id = old.tenant_id and row_id = old.id; end if;
    if tg_op <> 'DELETE' then
      insert into row_words (tenant_id, entity_id, word, row_id)
      select distinct new.tenant_id, new.entity_id, word, new.id from string_to_table(new.search_text, ' ') as word
      where word <> '';
    end if;
    return null; end $$`);
  await run(`create trigger row_words_changed after insert or delete or update of search_text on rows
    for each row execute function index_row_words()`);
  await secureRows(db, "row_words");
}
