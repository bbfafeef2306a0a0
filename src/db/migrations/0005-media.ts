import type { Kysely } from "kysely";

/** Uploaded files: one row for each content. */
export async function up(db: Kysely<unknown>): Promise<void> {
  let table = db.schema
    .createTable("media")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("hash", "text", (column) => column.notNull().unique());
  for (const name of ["extension", "name", "alt", "search_text", "created_at", "created_by"]) {
    table = table.addColumn(name, "text", (column) => column.notNull());
  }
  for (const name of ["width", "height", "bytes"]) {
    table = table.addColumn(name, "integer", (column) => column.notNull());
  }
  await table.execute();
}
