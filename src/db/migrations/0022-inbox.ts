import { sql, type Kysely } from "kysely";
import { isOnPostgres } from "../engine.server.ts";

/** Everything that arrives by forms in one list, the forms that visitors filled in, and the files that they sent. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await makeEntries(db);
  await makeSubmissions(db);
  await makeNumbers(db);
  await makeViews(db);
  await takeOver(db);
  if (!isOnPostgres(db)) await makeSearch(db);
}

async function makeEntries(db: Kysely<unknown>): Promise<void> {
  const required = ["created_at", "kind", "form", "name", "email", "email_key", "summary", "page_path", "query"];
  let table = db.schema.createTable("inbox_entries").addColumn("id", "text", (column) => column.primaryKey());
  for (const name of [...required, "referrer", "source", "locale", "consent_text", "status", "search_text"])
    table = table.addColumn(name, "text", (column) => column.notNull());
  for (const name of ["anchor", "version_id", "held_at", "assignee_id"]) table = table.addColumn(name, "text");
  await table.addColumn("is_open", "integer", (column) => column.notNull()).execute();
  const lists = {
    open: "is_open",
    status: "status",
    kind: "kind",
    form: "form",
    assignee: "assignee_id",
    email: "email_key",
  };
  for (const [name, column] of Object.entries(lists)) {
    await db.schema
      .createIndex(`inbox_entries_${name}`)
      .on("inbox_entries")
      .columns([column, "created_at", "id"])
      .execute();
  }
  await db.schema.createIndex("inbox_entries_created").on("inbox_entries").columns(["created_at", "id"]).execute();
  await db.schema
    .createTable("inbox_tags")
    .addColumn("tag", "text", (column) => column.notNull())
    .addColumn("entry_id", "text", (column) => column.notNull().references("inbox_entries.id").onDelete("cascade"))
    .addPrimaryKeyConstraint("inbox_tags_key", ["tag", "entry_id"])
    .execute();
  await db.schema.createIndex("inbox_tags_of_entry").on("inbox_tags").column("entry_id").execute();
  await db.schema
    .createTable("inbox_events")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("entry_id", "text", (column) => column.notNull().references("inbox_entries.id").onDelete("cascade"))
    .addColumn("type", "text", (column) => column.notNull())
    .addColumn("author", "text", (column) => column.notNull())
    .addColumn("subject", "text", (column) => column.notNull())
    .addColumn("text", "text", (column) => column.notNull())
    .addColumn("created_at", "text", (column) => column.notNull())
    .addColumn("reply_to", "text", (column) => column.notNull())
    .addColumn("sent_at", "text")
    .addColumn("due_at", "text")
    .addColumn("attempts", "integer", (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex("inbox_events_due")
    .on("inbox_events")
    .column("due_at")
    .where(sql.ref("due_at"), "is not", null)
    .execute();
  await db.schema.createIndex("inbox_events_of_entry").on("inbox_events").columns(["entry_id", "id"]).execute();
}

async function makeNumbers(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("inbox_retention")
    .addColumn("form", "text", (column) => column.primaryKey())
    .addColumn("days", "integer", (column) => column.notNull())
    .execute();
  await db.schema
    .createTable("page_views")
    .addColumn("day", "text", (column) => column.notNull())
    .addColumn("path", "text", (column) => column.notNull())
    .addColumn("views", "integer", (column) => column.notNull())
    .addPrimaryKeyConstraint("page_views_key", ["day", "path"])
    .execute();
}

/** Saved views belong to lists of any kind: those of rows are taken over. */
async function makeViews(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("saved_views")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("list", "text", (column) => column.notNull())
    .addColumn("owner_id", "text")
    .addColumn("title", "text", (column) => column.notNull())
    .addColumn("settings", "text", (column) => column.notNull())
    .addColumn("created_at", "text", (column) => column.notNull())
    .execute();
  await db.schema.createIndex("saved_views_of_list").on("saved_views").columns(["list", "id"]).execute();
  await sql
    .raw(
      `insert into saved_views (id, list, owner_id, title, settings, created_at)
      select id, entity_id, owner_id, title, settings, created_at from row_views`,
    )
    .execute(db);
  await db.schema.dropTable("row_views").execute();
}

async function makeSubmissions(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("form_versions")
    .addColumn("hash", "text", (column) => column.primaryKey())
    .addColumn("definition", "text", (column) => column.notNull())
    .addColumn("created_at", "text", (column) => column.notNull())
    .execute();
  await db.schema
    .createTable("submissions")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("created_at", "text", (column) => column.notNull())
    .addColumn("form_version", "text", (column) => column.notNull().references("form_versions.hash"))
    .addColumn("answers", "text", (column) => column.notNull())
    .addColumn("fingerprint", "text", (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex("submissions_fingerprint")
    .on("submissions")
    .columns(["fingerprint", "created_at"])
    .execute();
  await db.schema
    .createTable("private_files")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("hash", "text", (column) => column.notNull())
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("bytes", "integer", (column) => column.notNull())
    .addColumn("announced_at", "text", (column) => column.notNull())
    .addColumn("owner_id", "text")
    .execute();
  await db.schema.createIndex("private_files_hash").on("private_files").column("hash").execute();
  await db.schema.createIndex("private_files_owner").on("private_files").column("owner_id").execute();
  await db.schema
    .createIndex("private_files_announced")
    .on("private_files")
    .column("announced_at")
    .where(sql.ref("owner_id"), "is", null)
    .execute();
}

/** Leads and sign-ups of the time before the list: as read, so that they don't count as new. */
async function takeOver(db: Kysely<unknown>): Promise<void> {
  const columns = `id, created_at, kind, form, name, email, email_key, summary, page_path, query, referrer, source, locale,
    consent_text, status, is_open, search_text, anchor, held_at`;
  const shared = `first_name || ' ' || last_name, email, lower(email)`;
  const status = `case when suspicious_at is null then 'read' else 'spam' end,
    case when suspicious_at is null then 1 else 0 end`;
  await sql
    .raw(
      `insert into inbox_entries (${columns}) select id, created_at, 'lead', 'ROI calculator', ${shared}, website,
      page_path, query, '', '', locale, '', ${status}, search_text, anchor, suspicious_at from leads`,
    )
    .execute(db);
  await sql
    .raw(
      `insert into inbox_entries (${columns}) select id, created_at, 'subscriber', 'Newsletter', ${shared}, '',
      page_path, query, '', '', locale, '', ${status}, search_text, null, suspicious_at from subscribers`,
    )
    .execute(db);
}

/** The search index of the embedded database, as `0012-search-index` explains it. */
async function makeSearch(db: Kysely<unknown>): Promise<void> {
  const run = (text: string) => sql.raw(text.replaceAll("$index", "inbox_entries_search")).execute(db);
  await run(`create virtual table if not exists $index using fts5(
    search_text, content='inbox_entries', detail=none, columnsize=0, tokenize='trigram case_sensitive 1')`);
  await run("insert into $index ($index) values ('rebuild')");
  await run("insert into $index ($index, rank) values ('automerge', 0)");
  await run("insert into $index ($index, rank) values ('crisismerge', 1000)");
  const add = "insert into $index (rowid, search_text) values (new.rowid, new.search_text);";
  const remove = "insert into $index ($index, rowid, search_text) values ('delete', old.rowid, old.search_text);";
  await run(`create trigger if not exists $index_added after insert on inbox_entries begin ${add} end`);
  await run(`create trigger if not exists $index_removed after delete on inbox_entries begin ${remove} end`);
  await run(`create trigger if not exists $index_changed after update of search_text on inbox_entries
    begin ${remove} ${add} end`);
}
