import type { Kysely } from "kysely";

/** Saved views of rows: what a table of rows shows, for all staff or for one person. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("row_views")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("entity_id", "text", (column) => column.notNull().references("entities.id"))
    .addColumn("owner_id", "text")
    .addColumn("title", "text", (column) => column.notNull())
    .addColumn("settings", "text", (column) => column.notNull())
    .addColumn("created_at", "text", (column) => column.notNull())
    .execute();
  await db.schema.createIndex("row_views_of_entity").on("row_views").columns(["entity_id", "id"]).execute();
}
