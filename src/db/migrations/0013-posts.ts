import { sql, type Kysely } from "kysely";

/** The rows of each list, by their last change, apart for pages and posts: see 0011-page-lists.ts. */
const LISTS = {
  pages_by_change: sql``,
  archived_pages: sql`where archived_at is not null`,
  unpublished_pages: sql`where published_revision is null`,
  changed_pages: sql`where draft_revision > published_revision`,
};

const TEXTS = ["path", "blog", "locale", "title", "description", "cover", "cover_alt", "author", "published_at"];

/** Posts: pages of another kind, with what lists show of them beside them; and publishing at a set time. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable("pages")
    .addColumn("kind", "text", (column) => column.notNull().defaultTo("page"))
    .execute();
  for (const [name, rows] of Object.entries(LISTS)) {
    await db.schema.dropIndex(name).execute();
    await sql`create index ${sql.ref(name)} on pages (kind, updated_at, id) ${rows}`.execute(db);
  }
  await createListings(db);
  await createTags(db);
  await db.schema
    .createTable("page_schedules")
    .addColumn("page_id", "text", (column) => column.primaryKey().references("pages.id").onDelete("cascade"))
    .addColumn("publish_at", "text", (column) => column.notNull())
    .addColumn("revision", "integer", (column) => column.notNull())
    .addColumn("meta_tags", "text", (column) => column.notNull())
    .addColumn("blocks", "text", (column) => column.notNull())
    .addColumn("author", "text", (column) => column.notNull())
    .addColumn("created_at", "text", (column) => column.notNull())
    .execute();
  await db.schema.createIndex("page_schedules_due").on("page_schedules").column("publish_at").execute();
}

async function createListings(db: Kysely<unknown>): Promise<void> {
  let table = db.schema
    .createTable("post_listings")
    .addColumn("page_id", "text", (column) => column.notNull().references("pages.id").onDelete("cascade"))
    .addColumn("state", "text", (column) => column.notNull());
  for (const name of TEXTS) table = table.addColumn(name, "text", (column) => column.notNull());
  await table
    .addColumn("words", "integer", (column) => column.notNull())
    .addPrimaryKeyConstraint("post_listings_key", ["page_id", "state"])
    .execute();
  // A list skips the languages that it doesn't show: with the language first, two of them would have to be sorted.
  const byDate = ["published_at", "page_id", "locale"];
  await db.schema
    .createIndex("post_listings_by_date")
    .on("post_listings")
    .columns(["state", ...byDate])
    .execute();
  await db.schema
    .createIndex("post_listings_of_blog")
    .on("post_listings")
    .columns(["state", "blog", ...byDate])
    .execute();
  await db.schema.createIndex("post_listings_by_path").on("post_listings").columns(["path", "state"]).execute();
}

async function createTags(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("post_tags")
    .addColumn("page_id", "text", (column) => column.notNull())
    .addColumn("state", "text", (column) => column.notNull())
    .addColumn("tag", "text", (column) => column.notNull())
    .addColumn("label", "text", (column) => column.notNull())
    .addColumn("blog", "text", (column) => column.notNull())
    .addColumn("locale", "text", (column) => column.notNull())
    .addColumn("published_at", "text", (column) => column.notNull())
    .addPrimaryKeyConstraint("post_tags_key", ["page_id", "state", "tag"])
    .addForeignKeyConstraint("post_tags_listing", ["page_id", "state"], "post_listings", ["page_id", "state"], (key) =>
      key.onDelete("cascade"),
    )
    .execute();
  await db.schema
    .createIndex("post_tags_by_tag")
    .on("post_tags")
    .columns(["tag", "state", "published_at", "page_id", "blog", "locale"])
    .execute();
}
