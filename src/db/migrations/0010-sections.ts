import type { Kysely } from "kysely";

/** Blocks that editors saved under a name. */
export async function up(db: Kysely<unknown>): Promise<void> {
  let table = db.schema.createTable("sections").addColumn("id", "text", (column) => column.primaryKey());
  for (const name of ["name", "blocks", "created_at", "created_by"]) {
    table = table.addColumn(name, "text", (column) => column.notNull());
  }
  await table.execute();
}
