import { sql, type CreateTableBuilder, type Kysely } from "kysely";

/** Drafts with their operation log, the authors of versions, redirects and preview links. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const pages = () => db.schema.alterTable("pages");
  await pages()
    .addColumn("title", "text", (column) => column.notNull().defaultTo(""))
    .execute();
  await pages()
    .addColumn("search_text", "text", (column) => column.notNull().defaultTo(""))
    .execute();
  await sql`update pages set title = path, search_text = path`.execute(db);
  await pages().addColumn("archived_at", "text").execute();
  await pages()
    .addColumn("updated_by", "text", (column) => column.notNull().defaultTo(""))
    .execute();
  const versions = () => db.schema.alterTable("page_versions");
  await versions()
    .addColumn("revision", "integer", (column) => column.notNull().defaultTo(0))
    .execute();
  await versions()
    .addColumn("author", "text", (column) => column.notNull().defaultTo(""))
    .execute();
  await versions()
    .addColumn("summary", "text", (column) => column.notNull().defaultTo(""))
    .execute();
  await db.schema
    .createTable("page_drafts")
    .addColumn("page_id", "text", (column) => column.primaryKey().references("pages.id").onDelete("cascade"))
    .addColumn("revision", "integer", (column) => column.notNull())
    .addColumn("snapshot", "text", (column) => column.notNull())
    .addColumn("removed", "text", (column) => column.notNull())
    .addColumn("snapshot_revision", "integer", (column) => column.notNull())
    .execute();
  await createBatches(db);
  await db.schema
    .createTable("page_redirects")
    .addColumn("path", "text", (column) => column.notNull())
    .addColumn("locale", "text", (column) => column.notNull())
    .addColumn("page_id", "text", (column) => column.notNull().references("pages.id").onDelete("cascade"))
    .addColumn("created_at", "text", (column) => column.notNull())
    .addPrimaryKeyConstraint("page_redirects_key", ["path", "locale"])
    .execute();
  await db.schema
    .createTable("page_previews")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("page_id", "text", (column) => column.notNull().references("pages.id").onDelete("cascade"))
    .addColumn("author", "text", (column) => column.notNull())
    .addColumn("created_at", "text", (column) => column.notNull())
    .addColumn("expires_at", "text", (column) => column.notNull())
    .addColumn("revoked_at", "text")
    .execute();
}

async function createBatches(db: Kysely<unknown>): Promise<void> {
  let table: CreateTableBuilder<string, string> = db.schema
    .createTable("page_batches")
    .addColumn("page_id", "text", (column) => column.notNull().references("pages.id").onDelete("cascade"))
    .addColumn("revision", "integer");
  const texts = ["client_id", "batch_id", "fingerprint", "operations", "conflicts", "author", "created_at"];
  for (const name of texts) table = table.addColumn(name, "text", (column) => column.notNull());
  await table.addPrimaryKeyConstraint("page_batches_key", ["page_id", "client_id", "batch_id"]).execute();
  await db.schema
    .createIndex("page_batches_revision")
    .on("page_batches")
    .columns(["page_id", "revision"])
    .unique()
    .where(sql.ref("revision"), "is not", null)
    .execute();
}
