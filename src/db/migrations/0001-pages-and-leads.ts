import type { Kysely } from "kysely";

/** Pages with their published versions, leads, and the counters of rate limits. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("pages")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("path", "text", (column) => column.notNull())
    .addColumn("locale", "text", (column) => column.notNull())
    .addColumn("published_version_id", "text")
    .addColumn("created_at", "text", (column) => column.notNull())
    .addColumn("updated_at", "text", (column) => column.notNull())
    .addUniqueConstraint("pages_path_locale", ["path", "locale"])
    .execute();
  await db.schema
    .createTable("page_versions")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("page_id", "text", (column) => column.notNull().references("pages.id").onDelete("cascade"))
    .addColumn("meta_tags", "text", (column) => column.notNull())
    .addColumn("blocks", "text", (column) => column.notNull())
    .addColumn("published_at", "text", (column) => column.notNull())
    .execute();
  await db.schema.createIndex("page_versions_page").on("page_versions").columns(["page_id", "id"]).execute();
  await createLeads(db);
  await db.schema
    .createTable("rate_limits")
    .addColumn("bucket", "text", (column) => column.primaryKey())
    .addColumn("resets_at", "bigint", (column) => column.notNull())
    .addColumn("hits", "integer", (column) => column.notNull())
    .execute();
  await db.schema.createIndex("rate_limits_resets").on("rate_limits").column("resets_at").execute();
}

async function createLeads(db: Kysely<unknown>): Promise<void> {
  const required = [
    "created_at",
    "page_path",
    "query",
    "locale",
    "first_name",
    "last_name",
    "email",
    "website",
  ] as const;
  const numbers = ["num_students", "sessions_per_student", "cost_per_report"] as const;
  let table = db.schema.createTable("leads").addColumn("id", "text", (column) => column.primaryKey());
  for (const name of required) table = table.addColumn(name, "text", (column) => column.notNull());
  for (const name of numbers) table = table.addColumn(name, "integer", (column) => column.notNull());
  await table
    .addColumn("anchor", "text")
    .addColumn("linkedin_url", "text")
    .addColumn("result", "text", (column) => column.notNull())
    .addColumn("suspicious_at", "text")
    .addColumn("fingerprint", "text", (column) => column.notNull())
    .execute();
  await db.schema.createIndex("leads_fingerprint").on("leads").columns(["fingerprint", "created_at"]).execute();
  await db.schema.createIndex("leads_created").on("leads").column("created_at").execute();
}
